import type { DeskStep } from "@wren/domain";
import type { CannedReply } from "./canned";
import { snoozeUntil } from "./snooze-times";

/** A template with the steps that follow its reply. */
export type Template = Pick<CannedReply, "title" | "steps">;

export function hasSteps({ steps: { takesOver, labels, priority, snooze, closes } }: Template): boolean {
  return takesOver || labels.length > 0 || priority !== null || snooze !== null || closes;
}

/** Steps in the order in which they are done; closing is the last one. */
export function stepsOf({ title, steps }: Template, now: Date): DeskStep[] {
  const { takesOver, labels, priority, snooze, closes } = steps;
  return [
    ...(takesOver ? [{ do: "take-over" as const }] : []),
    ...labels.map(({ id }) => ({ do: "label" as const, labelId: id })),
    ...(priority ? [{ do: "prioritize" as const, reason: priority === "urgent" ? title : null }] : []),
    ...(snooze ? [{ do: "snooze" as const, until: snoozeUntil(snooze, now).toISOString() }] : []),
    ...(closes ? [{ do: "close" as const }] : []),
  ];
}
