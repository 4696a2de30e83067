"""Rules engine, generator, records and command line of the trainer for casino dealers."""

__version__ = "0.1.0"
