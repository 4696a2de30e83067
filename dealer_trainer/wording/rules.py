"""The rules in words, each under its id; the sentence that a settled stake cites."""

from dealer_trainer.wording.language import Words, message

RULES = {
    "C-1": message(
        "52 cards without a joker; the ace is high, in A-2-3-4-5 low; suits never rank."
    ),
    "C-2": message(
        "Order of hands: ace-king, pair, two pair, three of a kind, straight, "
        "flush, full house, four of a kind, straight flush, royal flush."
    ),
    "C-3": message(
        "The higher hand wins; with the same hand the ranks of the combination "
        "are compared, then the other cards, highest first."
    ),
    "C-4": message("Of six cards the best five play; the sixth never breaks a tie."),
    "C-5": message("The bet is paid by the table of odds."),
    "C-6": message(
        "One payout of the bet, both combinations together, is at most the table "
        "maximum; so is that of the bonus, apart from it."
    ),
    "C-7": message("Amounts are whole chips; half of an odd amount is rounded down."),
    "C-8": message(
        "Boxes decide one after the other in the order of the deal; nobody looks "
        "at another's cards."
    ),
    "T-1": message(
        "The second combination holds at least one card that is not in the main "
        "one; kickers do not count."
    ),
    "T-2": message(
        "At most two combinations are paid, each at its own odds; only the main "
        "one must beat the dealer."
    ),
    "T-3": message("The dealer always has one combination."),
    "T-4": message(
        "On five cards the second combination can only be ace-king; on six cards "
        "there are 21 pairs of combinations."
    ),
    "T-5": message(
        "A paired straight counts as the house decides: two straights, straight "
        "and pair, or one straight."
    ),
    "PP-1": message(
        "Up to four boxes; a player has one or two, one of them blind with ante "
        "and bet before the deal."
    ),
    "PP-2": message("Five cards each; to play costs a bet of two antes, a fold loses the ante."),
    "PP-3": message(
        "First draw: a sixth card or an exchange of 1 or 5 cards for one ante, of "
        "2, 3 or 4 cards for two antes."
    ),
    "PP-4": message(
        "Then, for one ante, a second draw: any one card, or a sixth card if the box has none."
    ),
    "PP-5": message("One combination is paid, the best five of six cards."),
    "PP-6": message("The dealer plays with a pair of twos or better."),
    "PP-7": message(
        "No game: the ante is paid 1:1 if the box's cards are higher than the "
        "dealer's, else it goes back; the bet goes back."
    ),
    "PP-8": message(
        "Game: a lower box loses ante and bet, a higher one is paid 1:1 on the "
        "ante and by the table on the bet, a stand-off returns both."
    ),
    "PP-9": message(
        "Early payout: with a straight or better half of the expected payout, at "
        "most half of the table maximum; ante and bet go back."
    ),
    "PP-10": message(
        "Purchase for one ante before the dealer opens: with no game his lowest "
        "card is exchanged once for all who bought; still no game returns ante "
        "and bet."
    ),
    "PP-11": message(
        "If the dealer had a game from the start, the fee is kept, but returned "
        "to a box that is lower or equal."
    ),
    "PP-12": message("No insurance and no bonus."),
    "RP-1": message(
        "Four boxes, one player may have all; his first two are open, the others "
        "blind; a second open ante above the first only changes the turns."
    ),
    "RP-2": message(
        "One draw a box for one ante: a sixth card or an exchange of any number; then bet or fold."
    ),
    "RP-3": message(
        "The dealer plays from ace-king. Higher: only the bet is paid, the ante "
        "goes back; lower: both lost; equal: both go back."
    ),
    "RP-4": message("Two combinations are paid if the higher one beats the dealer."),
    "RP-5": message(
        "Insurance with three of a kind or better, from one ante to the expected "
        "payout; paid 1:1 if the dealer has no game, lost if he has."
    ),
    "RP-6": message("No game: the ante is paid 1:1 whatever the box holds, the bet goes back."),
    "RP-7": message(
        "Or the dealer's highest card is exchanged; the fee is the ante; the same "
        "rank without a game is exchanged again, free."
    ),
    "RP-8": message(
        "After the exchange the ante stays taken; no game: the bet goes back; "
        "game: win paid, loss lost, equal goes back."
    ),
    "RP-9": message(
        "The insurance of a box that bought follows the dealer's last hand: no game 1:1, else lost."
    ),
    "RP-10": message(
        "The bonus is won by three of a kind or better in the five dealt cards; a "
        "folded box loses it."
    ),
    "RP-11": message(
        "A blind box does not fold or draw, and has no insurance; purchase and bonus are allowed."
    ),
    "RP-12": message(
        "Ante and insurance together, the bet, and the bonus are each paid at "
        "most the table maximum."
    ),
    "RH-1": message(
        "Dealer plays from ace-king; four boxes, one person has two at most, one of them open."
    ),
    "RH-2": message(
        "One draw for one ante: an exchange of 2 to 5 cards or a sixth card; then "
        "fold, or bet two antes."
    ),
    "RH-3": message("Two combinations are paid if the main one beats the dealer."),
    "RH-4": message(
        "A higher box: the bet alone is paid; hands compare as in poker with exchange."
    ),
    "RH-5": message(
        "No game: the ante 1:1, or the dealer's highest card is exchanged for a "
        "stake equal to the ante, which is always kept; a second no game returns "
        "the ante unpaid."
    ),
    "RH-6": message("The same rank again without a game: one more exchange, three in all."),
    "RH-7": message(
        "Insurance with a straight or better, settled when the dealer opens: no "
        "game 1:1, a game loses it."
    ),
    "RH-8": message(
        "On tables with a least ante of 25 or more the bonus is electronic; the "
        "dealer does not handle it."
    ),
    "RH-9": message(
        "Blind boxes have the bet with the ante; they may buy a sixth card and "
        "the dealer's game, nothing else but a bonus."
    ),
    "O-1": message(
        "Antes, bonuses and the bets of blind boxes are placed; the dealer checks "
        "the limits and closes the betting."
    ),
    "O-2": message("One card in turn to each box and to himself, five each, his last one face up."),
    "O-3": message(
        "Box by box: draw, insurance, then bet or fold; one box is wholly decided before the next."
    ),
    "O-4": message("Bonuses are settled box by box before the dealer opens."),
    "O-5": message("The dealer opens his cards and announces his combination, or no game."),
    "O-6": message(
        "With a game he compares box by box; insurance and fee come before ante and bet."
    ),
    "O-7": message(
        "With no game the boxes that do not buy are settled first; then fees, "
        "exchange, and the buyers."
    ),
    "O-8": message(
        "Draw fees are taken at the draw; at settlement they are no longer on the table."
    ),
    "OX-1": message(
        "Up to four boxes; a player has one or two, one of them blind; the dealer "
        "plays from ace-king; one combination is paid."
    ),
    "OX-2": message("One draw: an exchange of 1, 2, 3, 4 or 5 cards costs 1, 2, 3, 2 or 1 antes."),
    "OX-3": message(
        "No game: ante 1:1, bet back. Game: higher is paid 1:1 on the ante and by "
        "the table on the bet, lower loses both, a stand-off returns both."
    ),
    "OX-4": message("No sixth card, insurance, bonus, purchase or early payout."),
    "FC-1": message(
        "Up to four boxes; a player has one or two, one of them blind; the dealer "
        "plays from ace-king; one combination is paid."
    ),
    "FC-2": message("Nothing is drawn."),
    "FC-3": message(
        "No game: ante 1:1, bet back. Game: higher is paid 1:1 on the ante and by "
        "the table on the bet, lower loses both, a stand-off returns both."
    ),
    "FC-4": message("No sixth card, insurance, bonus, purchase or early payout."),
}

DECIDED = frozenset(
    {
        ("C-5", "pays"),
        ("C-6", "table.max_payout"),
        ("C-7", "table.chips"),
        ("O-1", "table.ante"),
        ("PP-1", "boxes.blind_may"),
        ("PP-1", "boxes.second_open_ante"),
        ("PP-4", "draw.1"),
        ("PP-7", "ante.no_game"),
        ("RP-1", "boxes.second_open_ante"),
        ("RP-3", "ante.player_wins"),
        ("RP-5", "insurance.stand_off"),
        ("RP-7", "purchase.fee"),
        ("RP-10", "bonus.pays"),
        ("RP-10", "bonus.stake"),
        ("RP-11", "boxes.blind_may"),
        ("RP-12", "table.max_payout"),
        ("RH-1", "boxes.open_per_player"),
        ("RH-1", "boxes.second_open_ante"),
        ("RH-4", "ante.player_wins"),
        ("RH-5", "purchase.fee"),
        ("RH-6", "purchase.repeats"),
        ("RH-7", "insurance.settles"),
        ("RH-7", "insurance.player_wins"),
        ("RH-7", "insurance.player_loses"),
        ("RH-7", "insurance.stand_off"),
        ("RH-8", "bonus.electronic_from"),
        ("RH-9", "boxes.blind_may"),
    }
)
"""Rules and options where the documents leave open what is shipped, or say it in two ways."""

_BY_THE_TRADE = frozenset({"OX", "FC"})


def is_decided(rule: str, option: str) -> bool:
    """Tell whether what a rule says of an option was decided, no document saying it."""
    if rule.partition("-")[0] in _BY_THE_TRADE:
        return True
    while option:
        if (rule, option) in DECIDED:
            return True
        option = option.rpartition(".")[0]
    return False


def rule_order(rule: str) -> tuple[str, int, str]:
    """Return what sorts rules by their ids, RP-2 before RP-10."""
    return rule.partition("-")[0], len(rule), rule


def rule_sentence(words: Words, rule: str) -> str:
    """Return a rule in words; an id that a house made up stands for itself, as "".

    >>> from dealer_trainer.wording.language import Language
    >>> rule_sentence(Words(Language.ENGLISH), "FC-2")
    'Nothing is drawn.'
    """
    return words.text(RULES[rule]) if rule in RULES else ""
