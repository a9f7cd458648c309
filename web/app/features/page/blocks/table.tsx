import { DataTable } from "#app/components/ui/data-table.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { BlockView } from "#app/lib/content-view.ts";

export function Table(block: BlockView<"blocks.table">) {
  const { heading, intro } = block;
  if (heading) {
    return (
      <Section heading={heading} intro={intro}>
        <TableOnly {...block} />
      </Section>
    );
  }
  return (
    <section className="page-grid -mt-6 pb-16 md:-mt-12 md:pb-24">
      <div className="col-span-full lg:col-span-8 lg:col-start-5">
        <TableOnly {...block} />
      </div>
    </section>
  );
}

export function TableOnly({ heading, firstColumn, secondColumn, thirdColumn, rows }: BlockView<"blocks.table">) {
  const columns = [firstColumn, secondColumn, ...(thirdColumn ? [thirdColumn] : [])];
  const cells = rows.map(({ first, second, third }) => [first, second, third ?? ""].slice(0, columns.length));
  return <DataTable caption={heading} columns={columns} rows={cells} />;
}
