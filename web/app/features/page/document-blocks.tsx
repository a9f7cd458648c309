import { RichText } from "#app/components/ui/rich-text.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { NoticeText } from "./blocks/text-block.tsx";
import { TableOnly } from "./blocks/table.tsx";
import { usePageTexts } from "./texts.ts";

type DocumentBlock = BlockView<"blocks.text" | "blocks.table">;

/** Fewer sections are seen at a glance. */
const LONG_IN_SECTIONS = 6;

/** The blocks of a long text, such as terms; null for pages that show more than text. */
export function readAsDocument(blocks: readonly BlockView[]): DocumentBlock[] | null {
  const texts = blocks.filter((block) => block.__component === "blocks.text" || block.__component === "blocks.table");
  const isLong = headingsOf(texts.filter((block) => !isNotice(block))).length >= LONG_IN_SECTIONS;
  return isLong && texts.length === blocks.length ? texts : null;
}

/** A long text with its contents: beside it on wide screens, where they stay in view, and before it elsewhere. */
export function DocumentBlocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
  const t = usePageTexts();
  const parts = blocks.filter((block) => !isNotice(block));
  return (
    <div className="page-grid">
      {blocks.filter(isNotice).map((notice, index) => (
        <div key={index} className="col-span-full pb-12 lg:col-span-8 lg:col-start-5">
          <NoticeText {...notice} />
        </div>
      ))}
      <div className="col-span-full lg:col-span-4">
        <nav aria-labelledby="contents" className="document-contents print-hidden">
          <p id="contents" className="text-title">
            {t("contents")}
          </p>
          <ul>
            {headingsOf(parts).map((heading) => (
              <li key={heading}>
                <a href={`#${sectionId(heading)}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="document-text col-span-full lg:col-span-8">
        {parts.map((block, index) => (
          <Part key={index} block={block} />
        ))}
      </div>
    </div>
  );
}

function Part({ block }: { block: DocumentBlock }) {
  const { heading } = block;
  const content =
    block.__component === "blocks.text" ? (
      <RichText text={block.body} below={heading ? 2 : 1} />
    ) : (
      <>
        {block.intro && <p className="mb-6 max-w-text">{block.intro}</p>}
        <TableOnly {...block} />
      </>
    );
  if (!heading) return content;
  return (
    <section id={sectionId(heading)}>
      <h2 className="mb-6 text-[clamp(1.5rem,1.25rem+1.25vw,1.75rem)] leading-tight font-semibold tracking-tight">
        {heading}
      </h2>
      {content}
    </section>
  );
}

function headingsOf(blocks: readonly DocumentBlock[]): string[] {
  return blocks.flatMap(({ heading }) => (heading ? [heading] : []));
}

function isNotice(block: DocumentBlock): block is BlockView<"blocks.text"> & { isNotice: true } {
  return block.__component === "blocks.text" && block.isNotice === true;
}
