"""Load and crash tests of the server: not part of `make test`, for they take minutes."""
