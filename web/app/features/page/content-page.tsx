import type { ReactNode } from "react";
import { Island } from "#app/components/ui/island.tsx";
import type { PageView } from "#app/lib/content-view.ts";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  page: PageView;
  /** What the site itself adds, between the heading and what editors wrote. */
  children?: ReactNode;
};

/** A page built by editors. Its heading is the hero's, or else its title. */
export function ContentPage({ page, children }: Props) {
  return (
    <>
      {!page.hasHero && <PageHeading title={page.title} description={page.description} />}
      {children}
      <Island of={page.blocks} />
    </>
  );
}
