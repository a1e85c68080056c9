// Requests of this page to the server.

import { request } from "$lib/api.ts";
import type { TileReachAsked, ReachDrawn, TileSightAsked, SightDrawn, TileOffered } from "../questions.ts";

export const questions = {
  tiles: () => request<TileOffered[]>("GET", "/api/alliance/tiles"),
  sight: (asked: TileSightAsked) => request<SightDrawn>("POST", "/api/alliance/sight", asked),
  reach: (asked: TileReachAsked) => request<ReachDrawn>("POST", "/api/alliance/reach", asked),
};
