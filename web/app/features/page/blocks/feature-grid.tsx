import type { BlockView } from "#app/lib/content-view.ts";
import { Section } from "#app/components/ui/section.tsx";

/** Features in two columns, or one under the other where an odd number would leave one alone. */
export function FeatureGrid({ heading, intro, features }: BlockView<"blocks.feature-grid">) {
  const isEven = features.length % 2 === 0;
  return (
    <Section heading={heading} intro={intro}>
      <ul className={isEven ? "grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2" : "row-list"}>
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className={`max-w-text text-quiet ${isEven ? "mt-2" : ""}`}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
