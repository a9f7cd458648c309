import type { ReactNode } from "react";

/**
 * Words for browsers without style sheets, such as lynx and w3m, about something that all others show by its look and
 * tell screen readers by an attribute.
 */
export function TextBrowserNote({ children }: { children: ReactNode }) {
  return (
    <span className="sr-only" aria-hidden>
      {" "}
      {children}
    </span>
  );
}
