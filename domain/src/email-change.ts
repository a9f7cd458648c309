import { HOUR_MS } from "./durations.js";

/** Validity of the link to the new address. */
export const CONFIRMATION_HOURS = 24;
/** Time in which the old address can undo a change. */
export const UNDO_DAYS = 7;

/** Time after a stopped or undone change in which only the address in use can allow another. */
export const GUARD_DAYS = 30;

/** Void: a newer request took its place, or an earlier change was undone. */
export type EmailChangeState = "open" | "confirmed" | "undone" | "void";

export type EmailChange = {
  state: EmailChangeState;
  /** End of the time to confirm it. */
  expiresAt: Date;
  /** End of the time to undo it; null until it was confirmed. */
  undoExpiresAt: Date | null;
};

/** The spec's four outcomes (section 4). */
export const CONFIRMATION_OUTCOMES = ["confirmed", "failed", "not-found", "already-confirmed"] as const;

export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

export const UNDO_OUTCOMES = ["undone", "failed", "not-found", "already-undone"] as const;

export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

/** Outcome of the link in the new mailbox, if its button is pressed now. */
export function judgeConfirmation(change: EmailChange | null, now: Date): ConfirmationOutcome {
  if (!change) return "not-found";
  if (change.state === "confirmed") return "already-confirmed";
  return change.state === "open" && now < change.expiresAt ? "confirmed" : "failed";
}

/** Outcome of the link in the old mailbox, if its button is pressed now: it stops an open change or undoes a confirmed one. */
export function judgeUndo(change: EmailChange | null, now: Date): UndoOutcome {
  if (!change) return "not-found";
  if (change.state === "undone") return "already-undone";
  const { state, expiresAt, undoExpiresAt } = change;
  if (state === "open") return now < expiresAt ? "undone" : "failed";
  return state === "confirmed" && undoExpiresAt && now < undoExpiresAt ? "undone" : "failed";
}

export function confirmableUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + CONFIRMATION_HOURS * HOUR_MS);
}

export function undoableUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + UNDO_DAYS * 24 * HOUR_MS);
}

export function guardedUntil(undoneAt: Date): Date {
  return new Date(undoneAt.getTime() + GUARD_DAYS * 24 * HOUR_MS);
}

/** A change that nobody confirmed is remembered a day longer, so that a late click is told why. */
export function unconfirmedKeptUntil(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + 24 * HOUR_MS);
}

/** `a•••@example.org`: enough for the owner to recognise it, and too little for anybody else. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
