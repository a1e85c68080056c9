"""The rules of Dungeon Alliance, by the chapters of the ledger."""
