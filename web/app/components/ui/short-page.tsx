import type { ReactNode } from "react";
import { pageTitle } from "#app/lib/page-meta.ts";

type Props = { title: string; text: string; children?: ReactNode };

/** A page with one message and links onwards. */
export function ShortPage({ title, text, children }: Props) {
  return (
    <section className="page-grid py-16 md:py-24">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-8">
        <h1 className="text-display">{title}</h1>
        <p className="text-lead mt-6 max-w-text">{text}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-2">{children}</div>
      </div>
    </section>
  );
}
