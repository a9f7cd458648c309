import type { Core } from "@strapi/strapi";
import { CHANGES_HEARTBEAT_MS } from "@wren/domain";
import { openEventStream, type EventStreamContext } from "../../../lib/event-stream";
import { changeService } from "../services/change";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  stream(ctx: EventStreamContext) {
    const events = openEventStream(ctx, CHANGES_HEARTBEAT_MS);
    events.send("hello", {});
    events.onClose(changeService(strapi).subscribe(events));
  },
});
