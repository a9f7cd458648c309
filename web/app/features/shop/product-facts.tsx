import { RichText } from "#app/components/ui/rich-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { ProductStory } from "#app/lib/catalog-view.ts";
import { SpecTables } from "./spec-table.tsx";
import { useShopTexts } from "./texts.ts";

/** Content of the box, and the specifications. Drawn on the server only. */
export function ProductFacts({ box, specGroups }: Pick<ProductStory, "box" | "specGroups">) {
  const t = useShopTexts();
  return (
    <>
      {box.length > 0 && (
        <Section heading={t("product.box")}>
          <RichText text={box} below={2} />
        </Section>
      )}
      {specGroups.length > 0 && (
        <Section heading={t("product.specs")}>
          <SpecTables specGroups={specGroups} />
        </Section>
      )}
    </>
  );
}
