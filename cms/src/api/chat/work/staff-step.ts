import type { Core } from "@strapi/strapi";
import type { ChatDeskRefusal } from "@wren/domain";
import { listStaff, type Who } from "../../../platform/desk/staff";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { addEvent } from "./add-event";
import { announceTo } from "./announce";
import { conversations, type ConversationRow } from "./rows";

export type Outcome = StaffOutcome<ChatDeskRefusal>;

/** An action of staff on a conversation whose lock is held. */
export type Step = (conversation: ConversationRow) => Promise<Outcome>;

export const DONE: Outcome = { ok: true };
export const NOT_POSSIBLE: Outcome = { ok: false, refusal: "not-possible" };

/** @param staffId the new assignee; null for nobody */
export function assign(strapi: Core.Strapi, staffId: number | null, { email: by, now: at }: Who): Step {
  return async (conversation) => {
    const member = (await listStaff(strapi)).find(({ id }) => id === staffId);
    if (staffId !== null && !member) return NOT_POSSIBLE;
    if (conversation.assigneeId === staffId) return DONE;
    await conversations(strapi).update(conversation.id, { assigneeId: staffId });
    const event = member ? ({ kind: "assigned", text: member.name } as const) : ({ kind: "released" } as const);
    await addEvent(strapi, conversation, { ...event, at, by });
    return changed(strapi, "desk", conversation.key);
  };
}

export async function changed(strapi: Core.Strapi, side: "desk" | "both", key: string): Promise<Outcome> {
  await announceTo(strapi, side, key);
  return DONE;
}
