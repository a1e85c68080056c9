"""Alembic asks this how to reach the database: by the connection that the store has open."""

from __future__ import annotations

from alembic import context

from undercroft.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
