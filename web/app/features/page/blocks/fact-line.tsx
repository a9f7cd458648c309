import type { BlockView } from "#app/lib/content-view.ts";

export function FactLine({ facts }: BlockView<"blocks.fact-line">) {
  return (
    <section className="page-width pb-16 md:pb-24">
      <ul className="fact-line">
        {facts.map(({ title, text }) => (
          <li key={title}>
            <strong className="text-title block">{title}</strong> <span className="text-quiet">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
