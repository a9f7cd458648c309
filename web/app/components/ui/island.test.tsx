import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { islandAddress, pageBlocksAt } from "#app/lib/islands.ts";
import { Island } from "./island.tsx";

test("the server writes what was drawn, under the address it can be fetched from", () => {
  const island = pageBlocksAt("/tos");
  keepMarkup(island, { __html: "<p>One</p>" });
  const html = renderToStaticMarkup(<Island of={island} />);
  const address = islandAddress(island).replaceAll("&", "&amp;");
  expect(html).toBe(`<div class="contents" data-island="${address}"><p>One</p></div>`);
});
