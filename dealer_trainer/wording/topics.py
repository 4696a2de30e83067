"""Topics in words."""

from dealer_trainer.generator import Topic
from dealer_trainer.wording.language import Words, message

TOPICS = {
    Topic.PAYOUT: message("Payout of the bet"),
    Topic.TWO_COMBINATIONS: message("Two combinations"),
    Topic.STAND_OFF: message("Stand-off"),
    Topic.NO_GAME: message("No game"),
    Topic.PURCHASE: message("Purchase of the game"),
    Topic.INSURANCE: message("Insurance"),
    Topic.BONUS: message("Bonus"),
    Topic.TABLE_MAXIMUM: message("Table maximum"),
    Topic.DRAWS: message("Draws and their fees"),
    Topic.BLIND: message("Blind boxes"),
    Topic.EARLY_PAYOUT: message("Early payout"),
    Topic.FOLD: message("Fold"),
    Topic.WHOLE_TABLE: message("Whole table"),
}


def topic_name(words: Words, topic: Topic | None) -> str:
    """Return the name of a topic; None is all of them in turn."""
    return words.text("All topics") if topic is None else words.text(TOPICS[topic])
