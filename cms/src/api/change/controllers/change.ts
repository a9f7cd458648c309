import type { Core } from "@strapi/strapi";
import { CHANGES_HEARTBEAT_MS } from "@wren/domain";
import { openEventStream, type EventStreamContext } from "../../../platform/event-stream";
import { changeService } from "../../../platform/changes/change-service";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  stream(ctx: EventStreamContext) {
    const events = openEventStream(ctx, CHANGES_HEARTBEAT_MS);
    events.send("hello", {});
    events.onClose(changeService(strapi).subscribe(events));
  },
});
