import { RichText } from "#app/components/ui/rich-text.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { Section } from "#app/components/ui/section.tsx";

export function TextBlock({ heading, body }: BlockView<"blocks.text">) {
  if (heading) {
    return (
      <Section heading={heading}>
        <RichText text={body} below={2} />
      </Section>
    );
  }
  return (
    <section className="page-grid pb-16 md:pb-24">
      <div className="col-span-full lg:col-span-8 lg:col-start-5">
        <RichText text={body} below={1} />
      </div>
    </section>
  );
}
