import type { CachePolicy } from "#app/visit/cache-policy.server.ts";

/** A part of a page: its data or a fragment. The page server writes its `Cache-Control`. */
export type PagePart = { answer: Response; cachePolicy: CachePolicy };
