export type RouteRule = {
  from: string;
  /** A path of this site without language prefix, or an https address outside, which needs a full page load. */
  to: string;
  status: 301 | 302;
};

/** Addresses that people type or know from elsewhere. They are part of the build and of its manifest. */
export const ROUTE_RULES: readonly RouteRule[] = [
  { from: "/faq", to: "/support/kb", status: 301 },
  { from: "/help", to: "/support", status: 301 },
  { from: "/contact", to: "/support/contact", status: 301 },
  { from: "/terms", to: "/tos", status: 301 },
  { from: "/agb", to: "/tos", status: 301 },
  { from: "/impressum", to: "/imprint", status: 301 },
  { from: "/datenschutz", to: "/privacy", status: 301 },
];

export function findRouteRule(path: string, rules: readonly RouteRule[]): RouteRule | null {
  const withoutSlash = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return rules.find(({ from }) => from === withoutSlash) ?? null;
}
