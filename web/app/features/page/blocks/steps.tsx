import type { BlockView } from "#app/lib/content-view.ts";
import { Section } from "#app/components/ui/section.tsx";

export function Steps({ heading, steps }: BlockView<"blocks.steps">) {
  return (
    <Section heading={heading}>
      <ol className="divide-y divide-rule">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[4rem_1fr] items-baseline py-8 first:pt-0 last:pb-0 md:grid-cols-[6rem_1fr]"
          >
            <span aria-hidden className="text-5xl font-light tracking-tight tabular-nums md:text-6xl">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-text text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
