import type { Core } from "@strapi/strapi";
import { CLOSE_UNDO_MS, DAY_MS, SNOOZE_MOST_DAYS, type DeskStep } from "@wren/domain";
import type { Who } from "../../../platform/desk/staff";
import { addEvent } from "./add-event";
import { chatLabels, conversationLabels, conversations } from "./rows";
import { assign, changed, NOT_POSSIBLE, type Step } from "./staff-step";

/** Closes it in a few seconds, so that it can be had back before the visitor is told. */
export function closeSoon(strapi: Core.Strapi, { staffId, now }: Who): Step {
  return async ({ id, key, state, closesAt }) => {
    if (state === "closed" || closesAt) return NOT_POSSIBLE;
    const change = { closesAt: new Date(now.getTime() + CLOSE_UNDO_MS), closerId: staffId };
    await conversations(strapi).update(id, change);
    return changed(strapi, "desk", key);
  };
}

/** Puts it aside until a time; it comes back then, or at once when the visitor writes. */
export function snooze(strapi: Core.Strapi, until: Date, { email: by, now }: Who): Step {
  return async (conversation) => {
    if (conversation.state === "closed") return NOT_POSSIBLE;
    const isPossible = until > now && until.getTime() <= now.getTime() + SNOOZE_MOST_DAYS * DAY_MS;
    if (!isPossible) return { ok: false, refusal: "snooze-time" };
    await conversations(strapi).update(conversation.id, { snoozedUntil: until, dueSince: null });
    await addEvent(strapi, conversation, { kind: "snoozed", at: now, by, text: until.toISOString() });
    return changed(strapi, "desk", conversation.key);
  };
}

/** Takes it back before its time, or is done with what has come back. */
export function wake(strapi: Core.Strapi, { email: by, now }: Who): Step {
  return async (conversation) => {
    if (!conversation.snoozedUntil && !conversation.dueSince) return NOT_POSSIBLE;
    await conversations(strapi).update(conversation.id, { snoozedUntil: null, dueSince: null });
    await addEvent(strapi, conversation, { kind: conversation.snoozedUntil ? "woken" : "dealt-with", at: now, by });
    return changed(strapi, "desk", conversation.key);
  };
}

/** @param reason why it comes before others; null when it no longer does */
export function prioritize(strapi: Core.Strapi, reason: string | null, { email: by, now }: Who): Step {
  return async (conversation) => {
    if (conversation.state === "closed" || conversation.urgentReason === reason) return NOT_POSSIBLE;
    await conversations(strapi).update(conversation.id, { urgentReason: reason });
    const event = reason === null ? ({ kind: "not-urgent" } as const) : ({ kind: "urgent", text: reason } as const);
    await addEvent(strapi, conversation, { ...event, at: now, by });
    return changed(strapi, "desk", conversation.key);
  };
}

type Labelling = { labelId: number; isSet: boolean };

export function setLabel(strapi: Core.Strapi, { labelId, isSet }: Labelling, { email: by, now }: Who): Step {
  return async (conversation) => {
    const row = { conversationId: conversation.id, labelId };
    const hasIt = (await conversationLabels(strapi).findOne({ where: row })) !== null;
    const isKnown = (await chatLabels(strapi).findOne({ where: { id: labelId } })) !== null;
    if (hasIt === isSet || (isSet && !isKnown)) return NOT_POSSIBLE;
    if (isSet) await conversationLabels(strapi).createMany([row]);
    else await conversationLabels(strapi).removeMany(row);
    const kind = isSet ? "labelled" : "unlabelled";
    await addEvent(strapi, conversation, { kind, at: now, by, text: String(labelId) });
    return changed(strapi, "desk", conversation.key);
  };
}

/** A step of a template, done after its reply. */
export function followStep(strapi: Core.Strapi, step: DeskStep, who: Who): Step {
  switch (step.do) {
    case "take-over":
      return assign(strapi, who.staffId, who);
    case "label":
      return setLabel(strapi, { labelId: step.labelId, isSet: true }, who);
    case "prioritize":
      return prioritize(strapi, step.reason, who);
    case "snooze":
      return snooze(strapi, new Date(step.until), who);
    case "close":
      return closeSoon(strapi, who);
  }
}
