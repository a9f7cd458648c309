import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { BlockView } from "#app/lib/content-view.ts";

export function Steps({ heading, steps }: BlockView<"blocks.steps">) {
  return (
    <Section heading={heading}>
      <ol className="divide-y divide-rule">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline py-8 first:pt-0 last:pb-0 md:grid-cols-[6rem_minmax(0,1fr)]"
          >
            {/* The list itself counts where there is no style sheet. */}
            <DrawnText text={index + 1} isRepetition className="text-5xl tracking-tight tabular-nums md:text-6xl" />
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
