import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { Actions } from "./actions.tsx";

export function CallToAction({ heading, text, actions }: BlockView<"blocks.call-to-action">) {
  return (
    <section id={sectionId(heading)} className="bg-raised">
      <div className="page-grid items-end gap-y-8 py-20 md:py-28">
        <div className="col-span-full lg:col-span-7">
          <FittedHeading level={2} look="text-display">
            {heading}
          </FittedHeading>
          {text && <p className="text-lead mt-6 max-w-text">{text}</p>}
        </div>
        <div className="col-span-full lg:col-span-5 lg:justify-self-end">
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  );
}
