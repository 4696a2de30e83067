"""The only place that makes sentences, in Russian and English."""

from dealer_trainer.wording.language import Language, Words, system_language

__all__ = ["Language", "Words", "system_language"]
