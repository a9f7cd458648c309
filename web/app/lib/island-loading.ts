import { fetchJson, takeFetched } from "./fetched-ahead.ts";
import { keepMarkup, type Markup } from "./island-markup.ts";
import { islandAddress, pageBlocksAt, type IslandResponse, type IslandRef } from "./islands.ts";
import { contentUnavailable } from "./responses.ts";

/**
 * The content security policy lets only this Trusted Types policy turn strings into markup. It is not exported: it
 * accepts only HTML that our own server rendered, fetched or already in the page.
 */
const policy = globalThis.trustedTypes?.createPolicy("wren-island", { createHTML: (html) => html });

function trust(html: string): Markup {
  return { __html: policy ? policy.createHTML(html) : html };
}

type WithBlocks = { page: { blocks: IslandRef } };

/** Loads a content page's data together with its blocks. */
export async function withBlocks<Data extends WithBlocks>(pathname: string, asked: Promise<Data>): Promise<Data> {
  return withIsland(pageBlocksAt(pathname), asked, ({ page }) => page.blocks);
}

/** Loads a page's data together with its fragment, both at the same time. */
export async function withIsland<Data>(
  expected: IslandRef,
  asked: Promise<Data>,
  named: (data: Data) => IslandRef,
): Promise<Data> {
  const address = islandAddress(expected);
  const fetched: Promise<unknown> = takeFetched(address).then((ahead) => ahead ?? fetchJson(address));
  // If the page is gone or redirects, its data says so, and the blocks are not needed.
  const data = await asked;
  // Tries once more, because the line may have been broken before the data came. Trusted without a schema: our own
  // server answers the same build.
  const island = ((await fetched) ?? (await fetchJson(address))) as IslandResponse | null;
  if (!island) throw contentUnavailable();
  keepMarkup(named(data), trust(island.html));
  return data;
}

/** Takes over the HTML that the server put into the page; it stays even if React must render the page anew. */
export function adoptMarkup(address: string): Markup {
  const element = document.querySelector(`[data-island="${address}"]`);
  if (!element) throw new Error(`Nobody has fetched ${address}: the page's clientLoader must.`);
  return trust(element.innerHTML);
}
