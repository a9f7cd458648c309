import type { BlockView } from "#app/lib/content-view.ts";
import { Section } from "#app/components/ui/section.tsx";

export function FeatureGrid({ heading, intro, features }: BlockView<"blocks.feature-grid">) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 max-w-text text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
