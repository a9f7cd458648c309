import type { BlockView } from "#app/lib/content-view.ts";

export function Quote({ text, attribution }: BlockView<"blocks.quote">) {
  return (
    <section className="page-grid pt-4 pb-20 md:pt-8 md:pb-32">
      <figure className="col-span-full lg:col-span-10 lg:col-start-2">
        <blockquote className="text-quote">{text}</blockquote>
        {attribution && <figcaption className="mt-6 text-quiet">{attribution}</figcaption>}
      </figure>
    </section>
  );
}
