import type { ReactNode } from "react";

/**
 * A note for browsers without style sheets, such as lynx and w3m, about something that others show by its look and that
 * screen readers learn from an attribute.
 */
export function TextBrowserNote({ children }: { children: ReactNode }) {
  return (
    <span className="sr-only" aria-hidden>
      {" "}
      {children}
    </span>
  );
}
