import type { ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";

type Props = { to: string; kind?: "primary" | "quiet"; children: ReactNode };

/** A link that looks like a button. At most one per screen is primary. */
export function ButtonLink({ to, kind = "primary", children }: Props) {
  return (
    <LocalizedLink to={to} className={kind === "primary" ? "button-primary" : "button-quiet"}>
      {children}
    </LocalizedLink>
  );
}
