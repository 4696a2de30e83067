"""What is wrong with a file before its table is looked at; a sentence for each kind of fault."""

from collections.abc import Mapping

from dealer_trainer.wording.language import message

_FILES: Mapping[str, str] = {
    "file_missing": message("there is no such file; check the name"),
    "file_is_folder": message("this is a folder, expected a file; name a file in it"),
    "file_forbidden": message("the file may not be read; change its permissions"),
    "file_unreadable": message("the file cannot be read; check the name and the disk"),
    "file_too_large": message("the file is larger than {most} MB; divide it into several"),
    "file_empty": message("the file is empty; write a scenario or a house into it"),
    "line_too_long": message(
        "the line has more than {most} characters, expected five or six cards; shorten it"
    ),
    "not_utf8": message("this is not text in UTF-8; save the file in the encoding UTF-8"),
    "character_unprintable": message(
        "the character {found} has no place in a text; delete it, or save the file as UTF-8"
    ),
    "too_many_faults": message(
        "here reading stopped after {most} faults; mend them and read the file again"
    ),
}

_YAML: Mapping[str, str] = {
    "not_yaml": message("this is not YAML; write a key, a colon, a blank and a value on each line"),
    "yaml_quote_open": message("a quotation mark is not closed; close it or take it away"),
    "yaml_escape": message(
        "after a backslash this character means nothing; use single quotation marks"
    ),
    "yaml_bracket_open": message(
        "in square or curly brackets a comma or the closing bracket is missing; add it"
    ),
    "yaml_character": message(
        "no value begins with this character, nor a line with a tab; "
        "put the text into quotation marks and indent with blanks"
    ),
    "yaml_colon": message(
        "a colon where no key can stand; "
        "begin a new line, or put a text with a colon into quotation marks"
    ),
    "yaml_no_colon": message("a key without a colon before this place; write a colon and a blank"),
    "yaml_indent": message("the indentation does not fit here; indent keys of one level alike"),
    "alias": message("aliases (*) are not read; write the value itself here"),
    "tag": message("tags (!) are not read; write the value alone"),
    "too_deep": message("more than {most} levels inside one another; no value lies so deep"),
    "text_too_long": message("a text of more than {most} characters; shorten it"),
    "document_too_large": message(
        "more than {most} values in one document; divide it by lines with ---"
    ),
    "document_empty": message("the document is empty; fill it or take the line --- away"),
    "key_not_scalar": message("a key is a word or a number, found brackets; name the key"),
    "key_twice": message("the key {found} is there a second time; keep one of them"),
}

_VALUES: Mapping[str, str] = {
    "missing_key": message("the key {missing} is missing; add it"),
    "unknown_key": message("the key {found} is not known, known here are: {expected}; correct it"),
    "unknown_key_near": message("the key {found} is not known; did you mean {near}?"),
    "not_mapping": message("found {found}, expected keys with values; write key: value"),
    "not_list": message("found {found}, expected a list; put the items into square brackets"),
    "list_empty": message("found an empty list, expected one value or more; add one"),
    "not_text": message("found {found}, expected a text; put numbers into quotation marks"),
    "not_player": message("found {found}, expected a player's name or number; write one of them"),
    "not_bool": message("found {found}, expected true or false; write one of them"),
    "not_whole": message(
        "found {found}, expected a whole number; write up to 15 digits without anything else"
    ),
    "not_whole_from": message(
        "found {found}, expected a whole number of {least} or more; write it in digits"
    ),
    "not_whole_between": message(
        "found {found}, expected a whole number from {least} to {most}; write it in digits"
    ),
    "not_choice": message("found {found}, expected one of: {expected}; write one of them"),
    "not_cards": message("found {found}, expected cards in one text; write them as As Td 9c"),
    "not_one_card": message("found {found}, expected one card; write it as As"),
    "card_unreadable": message(
        "{found} is no card; "
        "write the rank 2 3 4 5 6 7 8 9 T J Q K A and the suit s h d c, as in Td"
    ),
    "card_count": message("cards found: {found}, expected five or six; write one hand on a line"),
    "draw_not_one": message(
        "found {found}, expected either a sixth card or an exchange; "
        "write sixth: 4c, or exchange: 9s with for: 8d"
    ),
    "for_without_exchange": message("for belongs to an exchange; take it away"),
}

_HOUSES: Mapping[str, str] = {
    "house_not_named": message(
        "found {found}, expected a house's id, a path to its file or a mapping; write one of them"
    ),
    "unknown_house": message(
        "there is no house {found}, known are: {expected}; name one of them or a file"
    ),
    "house_file_missing": message("the house's file {found} is not there; check the path"),
    "house_file_unreadable": message("the house's file {found} cannot be read; check the path"),
    "house_many_documents": message("a second document in a house's file; keep one house in it"),
    "extends_circle": message("the houses extend one another: {found}; take one extends away"),
    "extends_too_long": message("more than {most} houses extend one another; shorten the chain"),
    "id_like_path": message("found {found}, an id has no / and no .yaml at its end; rename it"),
    "id_taken": message("the id {found} belongs to a house of the program; choose another"),
    "unknown_hand": message("{found} is no hand that is paid; write one of: {expected}"),
    "unknown_card_count": message(
        "found {found}, expected a number of cards from 1 to 6; write it in digits"
    ),
    "not_limits": message("found {found}, expected two whole numbers; write [least, most]"),
    "limits_crossed": message("found {found}, the least is above the most; exchange them"),
    "hand_without_odds": message(
        "the house pays nothing for {found}, it pays: {expected}; name one of these or add odds"
    ),
    "fee_ante_before_opening": message(
        "before the opening the ante cannot be the fee; write fee: extra or when: no_game"
    ),
    "unknown_option": message(
        "{found} is no option of a house and no result and bet; "
        "write a path such as ante.no_game or win.bet"
    ),
    "unknown_topic": message(
        "the house {house} has no topic {found}, it has: {expected}; name one of them"
    ),
    "unknown_kind": message(
        "the house {house} has no questions of kind {found}, it has: {expected}; name one of them"
    ),
    "topic_without_kind": message(
        "questions of kind {kind} are not about {found}, they are about: {expected}; "
        "name one of these or leave the topic out"
    ),
    "kind_impossible": message(
        "no question of kind {found} was found for the house {house}; "
        "name another kind or another topic"
    ),
}

_DRILLS: Mapping[str, str] = {
    "drill_without_head": message(
        "this is no drill: the first lines do not say what it is; "
        "begin the file with # names:, # topic: and # rules:"
    ),
    "drill_too_long": message("a drill has at most {most} scenarios; divide it into several"),
    "drill_many_houses": message(
        "the scenarios are of the houses {first} and {found}; keep one house in a drill"
    ),
}

_EXAMS: Mapping[str, str] = {
    "plan_id": message(
        "found {found}, an id has only letters, digits, _ and -, at most 60; rename it"
    ),
    "too_many_questions": message("an exam has at most {most} questions; lower the numbers"),
    "plan_many_documents": message("a second document in a plan's file; keep one plan in it"),
    "unknown_plan": message(
        "there is no plan {found}, known are: {expected}; name one of them or a file"
    ),
    "file_unwritable": message("the file cannot be written; check its folder and the disk"),
    "no_public_key": message(
        "no public key is known on this computer; name its file, which the examiner gives"
    ),
    "not_public_key": message(
        "this is no public key of an examiner; name the file that the certification page has saved"
    ),
    "not_certificate": message(
        "this is no certificate that this key has signed: it was changed, or another examiner "
        "has signed it; ask for the original"
    ),
    "not_records": message(
        "these are no whole exported records: the file was changed or cut; export them again"
    ),
    "records_other_key": message(
        "these records belong to another examiner's key; name the file of that key"
    ),
    "record_unreadable": message("record {number} cannot be read: it was changed"),
    "record_signature": message("record {number} was changed: its signature does not fit"),
    "record_number": message("record {number} stands in a wrong place"),
    "record_previous": message("before record {number} a record was changed, removed or inserted"),
    "record_key": message("record {number} names another examiner's key"),
    "record_empty": message("there are no records"),
    "record_row": message("record {number} is filed under another number, exam or kind"),
    "record_cut_off": message(
        "record {number}, which a certificate names, is missing: the end was cut off, "
        "or an old copy was put back"
    ),
    "record_other": message("record {number} is not the one that a certificate names"),
}

_PEOPLE: Mapping[str, str] = {
    "not_person_file": message(
        "this is no file of a person's answers; choose one that this program has written"
    ),
    "person_file_newer": message(
        "a newer version of the program wrote this file; update the program and try again"
    ),
    "not_json": message("this is not JSON as the program writes it; export the person again"),
    "not_as_written": message(
        "found {found}, which the program never writes here; export the person again"
    ),
    "does_not_add_up": message(
        "this value does not fit the others beside it; export the person again"
    ),
    "answer_without_house": message(
        "the house of this answer is not in the file; export the person again"
    ),
    "answer_unreadable": message(
        "the table of this answer cannot be read under its house; export the person again"
    ),
    "answer_many_documents": message("an answer has one table, found several; keep one of them"),
    "answer_extends": message(
        "the house of an answer is written out and extends no other; take extends away"
    ),
}

FILE_FAULTS: Mapping[str, str] = {
    **_FILES,
    **_YAML,
    **_VALUES,
    **_HOUSES,
    **_DRILLS,
    **_EXAMS,
    **_PEOPLE,
}
