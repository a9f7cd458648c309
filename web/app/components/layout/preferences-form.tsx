import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PREFERENCES_PATH } from "#app/lib/paths.ts";

/** A form that sets a preference and returns to the same page. */
export function PreferencesForm({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={PREFERENCES_PATH}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}
