import { SUPPORT_FILE_TYPES, VISITOR_KEY_HEADER } from "@wren/domain";
import { env } from "#app/env.server.ts";
import { refreshExpiringTokens, type Visitor } from "./accounts.server.ts";

/** Covers the first byte only; the rest depends on the visitor's line. */
const ANSWER_TIMEOUT_MS = 10_000;

const base = env.CMS_URL.replace(/\/$/, "") + env.CMS_PREFIX;

export type ChatFile = { type: (typeof SUPPORT_FILE_TYPES)[number]; body: ReadableStream; length: string | null };

/** Streams a file of the visitor's own conversation, or gives the status to answer with instead. */
export async function openChatFile({ account, visitorKey }: Visitor, id: number): Promise<ChatFile | number> {
  await refreshExpiringTokens(account, visitorKey);
  if (!account.token) return 401;
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(), ANSWER_TIMEOUT_MS);
  try {
    const answer = await fetch(`${base}/chat/files/${String(id)}`, {
      headers: { Authorization: `Bearer ${account.token}`, [VISITOR_KEY_HEADER]: visitorKey },
      signal: aborting.signal,
      redirect: "error",
    });
    const type = SUPPORT_FILE_TYPES.find((known) => answer.headers.get("Content-Type")?.startsWith(known));
    if (answer.ok && answer.body && type) {
      return { type, body: answer.body, length: answer.headers.get("Content-Length") };
    }
    await answer.body?.cancel();
    if (answer.status === 401) account.clear();
    return answer.status >= 500 ? 503 : answer.status === 401 ? 401 : 404;
  } catch {
    return 503;
  } finally {
    clearTimeout(timer);
  }
}
