export const TOAST_SEVERITIES = ["info", "success", "warn", "error", "secondary", "contrast"] as const;

export type ToastSeverity = (typeof TOAST_SEVERITIES)[number];

/** The spec's toast (section 3). */
export type Toast = {
  id: string;
  severity: ToastSeverity;
  summary: string;
  detail: string | null;
  /** Lifetime in milliseconds; null stays until it is closed, as errors always do. */
  lifeMs: number | null;
  closable: boolean;
  group: string;
  /** A button of one or two words. */
  action: ToastAction | null;
  /** A link as a path without language, which needs no scripts. */
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
