import type { ShopFacts } from "#app/lib/catalog-view.ts";
import { PageBlock } from "../page-block.tsx";
import { PageHeading } from "../page-heading.tsx";
import type { AllSamples } from "./samples.ts";

type Props = AllSamples & { facts: ShopFacts | null };

/** Every block with all its samples, each below its name. */
export function AllBlocks({ words, blocks, facts }: Props) {
  return (
    <>
      <PageHeading title={words.title} description={words.lead} trail={[]} />
      <nav aria-label={words.contents} className="page-width pb-12">
        <ul className="flex flex-wrap gap-x-6">
          {blocks.map(({ component }) => (
            <li key={component}>
              <a href={`#${anchorOf(component)}`} className="footer-link">
                {words.names[component]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {blocks.map(({ component, samples }) => (
        <section key={component} aria-labelledby={anchorOf(component)}>
          <div className="bg-ink text-page">
            <h2 id={anchorOf(component)} className="text-title page-width py-4">
              {words.names[component]}
            </h2>
          </div>
          {samples.map(({ option, block }) => (
            <div key={option} data-block={component} data-option={option} className="border-b border-rule">
              <p className="page-width pt-3 pb-10 text-sm text-quiet">{words.options[option]}</p>
              {/* Holds what a block draws beyond its own edges: tables without a heading move up to the block before. */}
              <div data-drawn className="flow-root pt-2 md:pt-4">
                <PageBlock block={block} facts={facts} isFirst={false} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** Unlike the ids of sections, which are made of their headings. */
function anchorOf(component: string): string {
  return `all-${component.replace(".", "-")}`;
}
