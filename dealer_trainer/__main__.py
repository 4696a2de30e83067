"""The program as ``python -m dealer_trainer``."""

import sys

from dealer_trainer.cli import main

sys.exit(main())
