"""The page behind F8: how somebody does, each old answer, and for the trainer everybody."""
