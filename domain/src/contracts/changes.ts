import { z } from "zod";

/**
 * `GET /api/changes` is a stream of server-sent events. `hello` comes first: whoever was not connected before
 * may have missed something. Then a `change` for each committed change of published content, and a comment
 * as a sign of life.
 */
export const CHANGES_HEARTBEAT_MS = 15_000;

/** Said instead of a type when the cms itself may have missed what changed. */
export const ANY_TYPE = "*";

/** What changed: a content type's singular name, `file` for the media library, or `ANY_TYPE`. */
export const changeSchema = z.object({ type: z.string().min(1) });

export type Change = z.infer<typeof changeSchema>;
