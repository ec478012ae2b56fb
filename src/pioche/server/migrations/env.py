"""Runs the migrations over the connection that the storage hands over, in its transaction."""

from alembic import context

from pioche.server.rows import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
