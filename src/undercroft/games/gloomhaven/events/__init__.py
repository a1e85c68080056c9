"""The events of Gloomhaven: each event writes itself down, and nothing else writes."""
