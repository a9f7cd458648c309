import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import type { PageView } from "#app/lib/content-view.ts";

type Props = Pick<PageView, "title" | "description" | "trail">;

export function PageHeading({ title, description, trail }: Props) {
  return (
    <header className={`page-grid pb-8 md:pb-12 ${trail.length > 0 ? "pt-6 md:pt-10" : "pt-16 md:pt-24"}`}>
      <div className="col-span-full">
        <Breadcrumbs trail={trail} />
      </div>
      <FittedHeading look="text-display" className="col-span-full lg:col-span-9">
        {title}
      </FittedHeading>
      {description && <p className="text-lead col-span-full mt-6 max-w-text">{description}</p>}
    </header>
  );
}
