import { Fragment } from "react";
import type { ProductStory } from "#app/lib/catalog-view.ts";

/** A table for each group of specifications, below its name. */
export function SpecTables({ specGroups }: Pick<ProductStory, "specGroups">) {
  return specGroups.map(({ title, specs }, index) => (
    <Fragment key={title}>
      {title && (
        <h3 id={groupId(index)} className="spec-group">
          {title}
        </h3>
      )}
      <table className="spec-table" aria-labelledby={title ? groupId(index) : undefined}>
        <tbody>
          {specs.map((spec) => (
            <tr key={spec.title}>
              <th scope="row">{spec.title}</th>
              <td>{spec.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fragment>
  ));
}

function groupId(index: number): string {
  return `specifications-${String(index + 1)}`;
}
