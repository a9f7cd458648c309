import type { PageLink } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";

/** Links as buttons: the first is prominent, the second quiet. */
export function Actions({ actions }: { actions: PageLink[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {actions.map(({ label, target }, index) => (
        <li key={target}>
          <ButtonLink to={target} kind={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
