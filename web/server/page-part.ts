import type { CachePolicy } from "#app/visit/cache-policy.server.ts";

/** A part of a page (its data or a fragment), or a document for programs. The page server writes its `Cache-Control`. */
export type PagePart = { answer: Response; cachePolicy: CachePolicy };
