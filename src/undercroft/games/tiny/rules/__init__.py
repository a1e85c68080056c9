"""The rules of the Cellar, a module for each chapter of the ledger."""
