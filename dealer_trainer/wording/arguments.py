"""What the standard parser of command lines says by itself, so that it too is translated."""

import gettext

from dealer_trainer.resources import locale_folder
from dealer_trainer.wording.language import message

_DOMAIN = "dealer_trainer"

ARGPARSE = (
    message("usage: "),
    message("positional arguments"),
    message("options"),
    message("show this help message and exit"),
    message("show program's version number and exit"),
    message("unrecognized arguments: %s"),
    message("the following arguments are required: %s"),
    message("argument %(argument_name)s: %(message)s"),
    message("ignored explicit argument %r"),
    message("expected one argument"),
    message("expected at least one argument"),
    message("unknown parser %(parser_name)r (choices: %(choices)s)"),
    message("invalid choice: %(value)r (choose from %(choices)s)"),
    message("%(prog)s: error: %(message)s\n"),
)


def translate_argparse() -> None:
    """Let the standard parser, which asks gettext by itself, find these translations."""
    gettext.bindtextdomain(_DOMAIN, str(locale_folder()))
    gettext.textdomain(_DOMAIN)
