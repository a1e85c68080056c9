"""Plugins and settings of the test suite."""

import os

from hypothesis import settings

pytest_plugins = ["plugins.rules", "postgres"]

# The same examples on every run, so that no landing hangs on luck; HYPOTHESIS_PROFILE=deep seeks new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("deep", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
