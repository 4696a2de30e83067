"""What the bundle starts, as ``python -m dealer_trainer`` is started in every other place."""  # noqa: INP001 - in a package it would have the whole checkout frozen

import multiprocessing
import sys

from dealer_trainer.cli import main

# A process that counts hands beside the first one is this program started again.
multiprocessing.freeze_support()
sys.exit(main())
