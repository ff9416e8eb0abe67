"""The table on the network: HTTP and WebSocket, matches in a database. It is written once for all games."""
