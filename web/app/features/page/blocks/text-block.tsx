import { RichText } from "#app/components/ui/rich-text.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { Section } from "#app/components/ui/section.tsx";

export function TextBlock(block: BlockView<"blocks.text">) {
  const { heading, body, isNotice } = block;
  if (isNotice) {
    return (
      <div className="page-width pb-16 md:pb-24">
        <NoticeText {...block} />
      </div>
    );
  }
  if (heading) {
    return (
      <Section heading={heading}>
        <RichText text={body} below={2} />
      </Section>
    );
  }
  return (
    <section className="page-grid pb-16 md:pb-24">
      {/* Without a heading there is nothing that it could stand beside. */}
      <div className="col-span-full lg:col-span-8">
        <RichText text={body} below={1} />
      </div>
    </section>
  );
}

/** A text set apart from the others, as something to read first. */
export function NoticeText({ heading, body }: BlockView<"blocks.text">) {
  return (
    <section className="notice-warn">
      {heading && <h2 className="text-title mb-2">{heading}</h2>}
      <RichText text={body} below={heading ? 2 : 1} />
    </section>
  );
}
