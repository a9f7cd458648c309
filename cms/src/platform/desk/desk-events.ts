import type { Core } from "@strapi/strapi";
import {
  ANY_TYPE,
  CHANGES_HEARTBEAT_MS,
  changeSchema,
  CHAT_STATUS_TYPE,
  keyOfDeskTopic,
  newsSchema,
  type DeskNews,
} from "@wren/domain";
import { changeService } from "../changes/change-service";
import { openEventStream } from "../event-stream";
import type { DeskContext } from "./add-desk";

/** Tells an open desk which conversation or request changed; the desk then reloads it. */
export function streamDeskNews(strapi: Core.Strapi, ctx: DeskContext): void {
  const events = openEventStream(ctx, CHANGES_HEARTBEAT_MS);
  events.send("hello", {});
  const leave = changeService(strapi).subscribe({
    send(name, data) {
      for (const key of keysIn(name, data)) events.send("news", { key } satisfies DeskNews);
    },
    close: () => events.close(),
  });
  events.onClose(leave);
}

/** Null stands for any: the cms may have missed events, or presence has changed. */
function keysIn(name: string, data: object): (string | null)[] {
  if (name === "change") {
    const { type } = changeSchema.parse(data);
    return type === ANY_TYPE || type === CHAT_STATUS_TYPE ? [null] : [];
  }
  const key = keyOfDeskTopic(newsSchema.parse(data).topic);
  return key === null ? [] : [key];
}
