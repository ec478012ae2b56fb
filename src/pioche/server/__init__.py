"""The web table: tables that many people look at, over sockets and pages."""
