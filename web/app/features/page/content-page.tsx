import type { ReactNode } from "react";
import type { PageView } from "#app/lib/content-view.ts";
import { PageBlock } from "./page-block.tsx";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  page: PageView;
  /** What the site itself adds, between the heading and what editors wrote. */
  children?: ReactNode;
};

/** A page built by editors. Its heading is the hero's, or else its title. */
export function ContentPage({ page, children }: Props) {
  const hasHero = page.blocks[0]?.__component === "blocks.hero";
  return (
    <>
      {!hasHero && <PageHeading title={page.title} description={page.description} />}
      {children}
      {page.blocks.map((block, index) => (
        <PageBlock key={index} block={block} isFirst={index === 0} />
      ))}
    </>
  );
}
