"""Seeded scenarios by topic: legal, varied, with rare hands built instead of waited for."""

from dealer_trainer.generator.stream import scenarios
from dealer_trainer.generator.topics import Topic, TopicImpossibleError, shows, topics_of

__all__ = ["Topic", "TopicImpossibleError", "scenarios", "shows", "topics_of"]
