import { useSyncExternalStore } from "react";
import { makeToast, type NewToast, type Toast } from "./toast.ts";

const NONE: readonly Toast[] = [];

let toasts = NONE;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Adds a message in the browser; one with the same id is replaced, so that nothing is shown twice. */
export function showToast(toast: NewToast): void {
  update([...toasts.filter(({ id }) => id !== toast.id), makeToast(toast)]);
}

export function dismissToast(id: string): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** Messages added by scripts; the server's come with the page. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => toasts,
    () => NONE,
  );
}
