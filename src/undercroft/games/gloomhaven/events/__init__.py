"""What happens in Gloomhaven: each event writes itself down, and nothing else writes."""
