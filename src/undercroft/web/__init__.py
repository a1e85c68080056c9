"""The table for browsers: HTTP, sockets and the pages of the client."""
