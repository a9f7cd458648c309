export const TOAST_SEVERITIES = ["info", "success", "warn", "error", "secondary", "contrast"] as const;

export type ToastSeverity = (typeof TOAST_SEVERITIES)[number];

/** The spec's toast (section 3). */
export type Toast = {
  id: string;
  severity: ToastSeverity;
  summary: string;
  detail: string | null;
  /** How long it stays, in milliseconds; null stays until it is closed, which errors always do. */
  lifeMs: number | null;
  closable: boolean;
  group: string;
  /** What can be done about it, in one word or two. */
  action: ToastAction | null;
  /** Where it leads on to, as a path without language; it needs no script. */
  link: ToastLink | null;
};

type ToastAction = { label: string; run: () => void };

type ToastLink = { label: string; to: string };

export const TOAST_GROUP = "notification";
const DEFAULT_LIFE_MS = 6_000;

export type NewToast = Pick<Toast, "id" | "severity" | "summary"> & Partial<Toast>;

export function makeToast(toast: NewToast): Toast {
  const lifeMs = toast.severity === "error" ? null : toast.lifeMs === undefined ? DEFAULT_LIFE_MS : toast.lifeMs;
  return { detail: null, action: null, link: null, closable: true, group: TOAST_GROUP, ...toast, lifeMs };
}
