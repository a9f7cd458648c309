import type { ReactNode } from "react";
import { sectionId } from "#app/lib/section-id.ts";

type Props = {
  heading: string;
  /** Given where the site itself links to it; otherwise made of the heading. */
  id?: string;
  intro?: string | null;
  children: ReactNode;
};

/** A part of a page: its heading in the left columns, its content in the right ones, a rule above. */
export function Section({ heading, id = sectionId(heading), intro, children }: Props) {
  return (
    <section id={id} className="page-grid pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <div className="col-span-full pt-8 lg:col-span-4">
        <h2 className="text-heading">{heading}</h2>
        {intro && <p className="mt-4 max-w-text text-quiet">{intro}</p>}
      </div>
      <div className="col-span-full pt-8 lg:col-span-8">{children}</div>
    </section>
  );
}
