import type { ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";

type Props = { to: string; kind?: "primary" | "quiet"; children: ReactNode };

/** One red button a screen at most; the other ways on are quiet. */
export function ButtonLink({ to, kind = "primary", children }: Props) {
  return (
    <LocalizedLink to={to} className={kind === "primary" ? "button-primary" : "button-quiet"}>
      {children}
    </LocalizedLink>
  );
}
