import { MINUTE_MS } from "@wren/domain";

/** Value of an input for date and time, in the time zone of this browser. */
export function toLocalInput(instant: string): string {
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** @returns null for an input that is empty or half filled in */
export function fromLocalInput(typed: string): string | null {
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
