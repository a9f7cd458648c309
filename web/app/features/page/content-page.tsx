import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Island } from "#app/components/ui/island.tsx";
import type { PageView } from "#app/lib/content-view.ts";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  page: PageView;
  /** The site's own content between the heading and the editors' blocks. */
  children?: ReactNode;
};

/** A page built by editors. Its heading comes from the hero, or else from its title. */
export function ContentPage({ page, children }: Props) {
  return (
    <>
      {page.hasHero && page.trail.length > 0 && (
        <div className="page-width pt-6">
          <Breadcrumbs trail={page.trail} />
        </div>
      )}
      {!page.hasHero && <PageHeading {...page} />}
      {children}
      <Island of={page.blocks} />
    </>
  );
}
