"""The events of Descent: each event writes itself down, and nothing else writes."""
