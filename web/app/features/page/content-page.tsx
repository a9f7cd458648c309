import type { ReactNode } from "react";
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
      {!page.hasHero && <PageHeading title={page.title} description={page.description} />}
      {children}
      <Island of={page.blocks} />
    </>
  );
}
