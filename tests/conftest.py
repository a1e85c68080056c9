"""Plugins of the test suite."""

pytest_plugins = ["plugins.rules"]
