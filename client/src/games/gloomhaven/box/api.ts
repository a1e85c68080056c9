// Requests of this page to the server's solver.

import { request } from "$lib/api.ts";
import type { Done, Looked, MapNamed, MapOffered, MonsterOffered, Position, PositionText, Query, Solved } from "../positions.ts";

const named = encodeURIComponent;

export const solver = {
  maps: () => request<MapNamed[]>("GET", "/api/solve/maps"),
  map: (scenario: string) => request<MapOffered>("GET", `/api/solve/maps/${named(scenario)}`),
  monsterTurn: (position: Position) => request<Solved>("POST", "/api/solve/monster-turn", position),
  sight: (query: Query) => request<Looked>("POST", "/api/solve/los", query),
  write: (position: Position) => request<PositionText>("POST", "/api/solve/position/text", position),
  read: (text: string) => request<Position>("POST", "/api/solve/position", { text } satisfies PositionText),
  monsters: () => request<MonsterOffered[]>("GET", "/api/solve/monsters"),
  action: (monster: string, card: string, rank: "normal" | "elite", level: number) =>
    request<Done>("GET", `/api/solve/monsters/${named(monster)}?${new URLSearchParams({ card, rank, level: String(level) })}`),
};
