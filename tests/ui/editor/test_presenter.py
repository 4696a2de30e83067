"""The scenario editor without a window: a table laid, judged, undone, dealt, kept."""

from itertools import count
from pathlib import Path

import pytest

from dealer_trainer.cards import DECK, parse_card
from dealer_trainer.files import Houses, Known, lay, read_scenarios, read_source
from dealer_trainer.files.drill_folder import DrillFolder, file_stem
from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.legality import Problem
from dealer_trainer.questions import Kind
from dealer_trainer.resources import drills_folder
from ui.pages.editor.dealing import deal_rest
from ui.pages.editor.draft import DEALER, EXCHANGE, NEXT, ON, Spot, blank, draft_of
from ui.pages.editor.presenter import EditorPresenter, NotReady, NotReadyError, Put

HOUSES = Houses(Path("none"))


@pytest.fixture
def folder(tmp_path: Path) -> DrillFolder:
    known = Known(tuple(Topic), tuple(Kind))
    return DrillFolder(drills_folder(), tmp_path / "drills", HOUSES, known)


@pytest.fixture
def editor(folder: DrillFolder) -> EditorPresenter:
    seeds = count(1)
    return EditorPresenter(folder, lambda: next(seeds))


def lay_pair(editor: EditorPresenter) -> None:
    """Lay a table that can be settled."""
    editor.choose_house(HOUSES.named("russian_poker"))
    editor.put(DEALER, "Qd Qc 9h 4s 2s")
    editor.put(Spot("cards", 1), "Kh Kd 8c 5d 3s")
    editor.put(Spot("ante", 1), "50")


def settles(editor: EditorPresenter) -> bool:
    return editor.judged.settlement is not None


def test_a_blank_table_says_what_is_missing(editor: EditorPresenter) -> None:
    draft = editor.draft
    told = [(fault.problem, draft.spot_of(fault.key)) for fault in editor.judged.faults]
    assert told == [(Problem.CARDS_COUNT, DEALER), (Problem.CARDS_COUNT, Spot("cards", 1))]
    assert editor.judged.settlement is None


def test_a_table_is_settled_as_soon_as_it_is_right(editor: EditorPresenter) -> None:
    lay_pair(editor)
    assert editor.judged.faults == ()
    assert editor.judged.settlement
    assert editor.judged.settlement.pays == 100


@pytest.mark.parametrize(
    ("spot", "typed", "problem"),
    [
        (Spot("cards", 1), "Kh Kd 8c 5d zz", "card_unreadable"),
        (Spot("cards", 1), "Kh Kd 8c 5d Qd", Problem.CARD_TWICE),
        (Spot("ante", 1), "", "missing_key"),
        (Spot("ante", 1), "many", "not_whole"),
        (Spot("ante", 1), "5", Problem.ANTE_OUTSIDE),
        (Spot("insurance", 1), "50", Problem.INSURANCE_BELOW_HAND),
        (Spot("buys", 1), ON, Problem.PURCHASE_DEALER_PLAYS),
        (Spot("blind", 1), ON, Problem.BLIND_WITHOUT_OPEN),
        (Spot("least"), "300", "limits_crossed"),
        (Spot("most"), "x", "not_whole_from"),
        (Spot("maximum"), "0", "not_whole_from"),
    ],
)
def test_a_fault_lies_where_it_was_typed(
    editor: EditorPresenter, spot: Spot, typed: str, problem: str
) -> None:
    lay_pair(editor)
    editor.put(spot, typed)
    fault = editor.judged.faults[0]
    place = Spot("least") if problem == "limits_crossed" else spot
    assert (fault.problem, editor.draft.spot_of(fault.key)) == (problem, place)


def test_a_fault_of_the_second_draw_lies_there_though_the_first_is_none(
    editor: EditorPresenter,
) -> None:
    editor.choose_house(HOUSES.named("poker_plus"))
    editor.put(DEALER, "Qd Qc 9h 4s 2s")
    editor.put(Spot("cards", 1), "Kh Kd 8c 5d 3s")
    editor.put(Spot("draw", 1, 1), EXCHANGE)
    editor.put(Spot("gives", 1, 1), "Ah")
    spots = {editor.draft.spot_of(fault.key) for fault in editor.judged.faults}
    assert spots == {Spot("gives", 1, 1), Spot("gets", 1, 1)}


def test_typing_at_one_place_is_one_step_and_every_step_can_be_undone(
    editor: EditorPresenter,
) -> None:
    before = editor.draft
    for typed in ("Q", "Qd", "Qd Qc"):
        editor.put(DEALER, typed)
    editor.put(Spot("ante", 1), "50")
    editor.undo()
    assert editor.draft.get(DEALER) == "Qd Qc"
    editor.undo()
    assert editor.draft == before
    assert not editor.can_undo
    editor.undo()
    editor.redo()
    editor.redo()
    assert (editor.draft.get(DEALER), editor.draft.get(Spot("ante", 1))) == ("Qd Qc", "50")
    assert not editor.can_redo
    editor.undo()
    editor.put(DEALER, "As")
    assert not editor.can_redo


def test_a_card_is_laid_once_and_taken_back(editor: EditorPresenter) -> None:
    king, queen = parse_card("Kd"), parse_card("Qd")
    assert editor.put_card(DEALER, king) == (Put.LIES, DEALER)
    assert editor.put_card(Spot("cards", 1), king) == (Put.ELSEWHERE, DEALER)
    assert editor.put_card(DEALER, queen) == (Put.LIES, DEALER)
    assert editor.put_card(DEALER, king) == (Put.TAKEN_BACK, DEALER)
    assert editor.draft.get(DEALER) == "Qd"
    for text in ("2s", "3s", "4s", "5s"):
        editor.put_card(DEALER, parse_card(text))
    assert editor.put_card(DEALER, parse_card("6s"))[0] is Put.FULL
    assert editor.next_spot(DEALER) == Spot("cards", 1)
    editor.take_last(DEALER)
    assert editor.draft.get(DEALER) == "Qd 2s 3s 4s"


def test_a_card_that_is_exchanged_is_picked_from_the_box(editor: EditorPresenter) -> None:
    lay_pair(editor)
    editor.put(Spot("draw", 1), EXCHANGE)
    eight = parse_card("8c")
    assert editor.put_card(Spot("gives", 1), eight) == (Put.LIES, Spot("gives", 1))
    assert editor.put_card(Spot("gets", 1), eight) == (Put.ELSEWHERE, Spot("cards", 1))


def test_another_house_takes_away_what_it_has_not_got(editor: EditorPresenter) -> None:
    lay_pair(editor)
    editor.put(Spot("bonus", 1), "10")
    editor.choose_house(HOUSES.named("five_card_poker"))
    assert editor.draft.get(Spot("bonus", 1)) == ""
    assert settles(editor)
    editor.undo()
    assert editor.draft.get(Spot("bonus", 1)) == "10"


@pytest.mark.parametrize("house", HOUSES.ids)
def test_the_rest_is_dealt_and_what_lies_stays(house: str) -> None:
    draft = blank(HOUSES.named(house)).put(Spot("cards", 1), "As Kd")
    draft = draft.put(Spot("played", 2), ON).put(Spot("ante", 2), "20")
    for turn, _ in enumerate(draft.house.draw):
        draft = draft.put(Spot("draw", 2, turn), EXCHANGE)
    seen = set()
    for seed in range(20):
        dealt = deal_rest(draft, seed)
        laid = dealt.laid()
        assert laid.faults == ()
        assert laid.scenario
        assert dealt.get(Spot("cards", 1)).startswith("As Kd ")
        assert deal_rest(draft, seed) == dealt == deal_rest(dealt, seed + 1)
        seen.add(dealt.get(DEALER))
    assert len(seen) == 20


def test_next_cards_are_dealt_where_somebody_buys(editor: EditorPresenter) -> None:
    lay_pair(editor)
    editor.put(DEALER, "Qd Jc 9h 4s 2s")
    editor.put(Spot("buys", 1), ON)
    assert [fault.problem for fault in editor.judged.faults] == [Problem.NEXT_TOO_FEW]
    editor.deal_rest()
    assert len(editor.draft.cards(NEXT)) == 4
    assert settles(editor)


def test_every_generated_scenario_is_laid_as_it_was_dealt() -> None:
    for house in map(HOUSES.named, HOUSES.ids):
        for topic in topics_of(house):
            for scenario, _ in zip(scenarios(house, topic, 3), range(3), strict=False):
                laid = draft_of(scenario).laid()
                assert laid.scenario == scenario
                assert laid.faults == ()


def test_a_full_deck_is_never_dealt_past_its_end() -> None:
    house = HOUSES.named("russian_poker")
    draft = blank(house).put(NEXT, " ".join(str(card) for card in DECK[:50]))
    assert len(deal_rest(draft, 1).lying()) == 52


def test_what_is_not_ready_is_neither_saved_nor_run(editor: EditorPresenter) -> None:
    lay_pair(editor)
    with pytest.raises(NotReadyError) as nameless:
        editor.save()
    assert nameless.value.why is NotReady.NAMELESS
    assert editor.drill(named=False).scenarios
    editor.add_table()
    with pytest.raises(NotReadyError) as faulty:
        editor.drill(named=False)
    assert (faulty.value.why, faulty.value.table) == (NotReady.FAULTS, 2)


def test_a_drill_is_kept_as_a_person_would_write_it(
    editor: EditorPresenter, folder: DrillFolder
) -> None:
    lay_pair(editor)
    editor.name("Пары", "")
    assert editor.is_changed
    kept = editor.save()
    assert kept.path == folder.own / "russian_poker" / "пары.yaml"
    assert kept.path.read_text("utf-8") == (
        "# names:\n#   ru: Пары\n#   en: Пары\n# topic: payout\n# rules: [RP-3]\n"
        "house: russian_poker\ndealer:\n  cards: Qd Qc 9h 4s 2s\n"
        "boxes:\n  - box: 1\n    ante: 50\n    cards: Kh Kd 8c 5d 3s\n"
    )
    assert folder.open(kept.path, own=True).drill == kept.drill


def test_what_is_saved_counts_as_saved_until_it_is_changed(editor: EditorPresenter) -> None:
    lay_pair(editor)
    editor.name("Пары", "Pairs")
    editor.save()
    editor.add_table()
    editor.undo()
    assert not editor.is_changed


def test_a_drill_takes_its_own_place_and_nobody_elses(
    editor: EditorPresenter, folder: DrillFolder
) -> None:
    lay_pair(editor)
    editor.name("", "Pairs")
    first = editor.save()
    editor.put(Spot("ante", 1), "60")
    assert editor.save().path == first.path
    first.path.write_text(first.path.read_text("utf-8").replace("60", "70"), "utf-8")
    editor.put(Spot("ante", 1), "80")
    second = editor.save()
    assert second.path != first.path
    assert "ante: 70" in first.path.read_text("utf-8")
    editor.new(HOUSES.named("russian_poker"))
    lay_pair(editor)
    editor.name("", "Pairs")
    assert editor.save().path.name == "pairs-3.yaml"


def test_a_drill_of_the_program_is_saved_beside_it(
    editor: EditorPresenter, folder: DrillFolder
) -> None:
    path = drills_folder() / "russian_poker" / "kicker_decides.yaml"
    text = path.read_text("utf-8")
    editor.open_drill(folder.open(path, own=False))
    assert len(editor.sheet.tables) == 3
    assert not editor.is_changed
    editor.put(Spot("ante", 1), "80")
    kept = editor.save()
    assert kept.path.parent == folder.own / "russian_poker"
    assert path.read_text("utf-8") == text
    source = read_source(str(kept.path))
    assert len(list(read_scenarios(source, HOUSES))) == 3


@pytest.mark.parametrize("name", ["", "..", "a/b\\c", "CON", "x" * 300, "Две пары: A/K?", "\u202e"])
def test_a_file_is_named_as_every_system_takes_it(name: str) -> None:
    stem = file_stem(name)
    assert stem
    assert len(stem) <= 60
    assert not set(stem) & set('\\/:*?"<>|.')
    assert stem.lower() != "con"


def test_tables_are_added_removed_and_shown(editor: EditorPresenter) -> None:
    lay_pair(editor)
    editor.add_table()
    assert (editor.sheet.at, len(editor.sheet.tables)) == (1, 2)
    editor.remove_table()
    assert settles(editor)
    editor.remove_table()
    assert not settles(editor)
    editor.undo()
    assert settles(editor)


def test_nothing_that_is_typed_brings_an_unreadable_document() -> None:
    laid = lay(
        {"dealer": {"cards": 5}, "boxes": [{"box": 1}], "table": 7}, HOUSES.named("poker_plus")
    )
    assert laid.scenario is None
    assert {fault.key for fault in laid.faults} >= {("dealer", "cards"), ("table",)}
