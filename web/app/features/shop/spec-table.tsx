import type { ProductView } from "#app/lib/catalog-view.ts";

export function SpecTable({ specs }: Pick<ProductView, "specs">) {
  return (
    <table className="spec-table">
      <tbody>
        {specs.map(({ title, text }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
