import type { ProductEntry } from "@wren/domain";

type Specs = ProductEntry["specs"];

export type SpecGroup = {
  /** Null for rows before the first group. */
  title: string | null;
  specs: Specs;
};

/** Divides specifications at each group's first row. A group whose row is not there is left out. */
export function groupSpecs(specs: Specs, groups: NonNullable<ProductEntry["specGroups"]>): SpecGroup[] {
  const grouped: SpecGroup[] = [];
  for (const spec of specs) {
    const begun = groups.find(({ firstSpec }) => firstSpec === spec.title);
    const current = grouped.at(-1);
    if (begun || !current) grouped.push({ title: begun?.title ?? null, specs: [spec] });
    else current.specs.push(spec);
  }
  return grouped;
}
