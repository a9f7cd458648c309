import { fetchJson, takeFetched } from "./fetched-ahead.ts";
import { keepMarkup, type Markup } from "./island-markup.ts";
import { islandAddress, pageBlocksAt, type IslandAnswer, type IslandRef } from "./islands.ts";
import { contentUnavailable } from "./responses.ts";

/**
 * The page's policy lets no string become markup but what this policy vouches for. It is not exported: what passes is
 * what our own server has drawn, be it fetched or already in the page.
 */
const policy = globalThis.trustedTypes?.createPolicy("wren-island", { createHTML: (html) => html });

function trust(html: string): Markup {
  return { __html: policy ? policy.createHTML(html) : html };
}

type WithBlocks = { page: { blocks: IslandRef } };

/** A content page's data, once its blocks are there too. */
export async function withBlocks<Data extends WithBlocks>(pathname: string, asked: Promise<Data>): Promise<Data> {
  return withIsland(pageBlocksAt(pathname), asked, ({ page }) => page.blocks);
}

/** A page's data, once the fragment that it names is there too: both are asked for at the same time. */
export async function withIsland<Data>(
  expected: IslandRef,
  asked: Promise<Data>,
  named: (data: Data) => IslandRef,
): Promise<Data> {
  const address = islandAddress(expected);
  const fetched: Promise<unknown> = takeFetched(address).then((ahead) => ahead ?? fetchJson(address));
  // Where the page is gone or leads elsewhere, its data says so; then nobody asks for the blocks.
  const data = await asked;
  // Once more, because the line may have been broken before the data came. Our own server's answer to our own build's
  // question.
  const island = ((await fetched) ?? (await fetchJson(address))) as IslandAnswer | null;
  if (!island) throw contentUnavailable();
  keepMarkup(named(data), trust(island.html));
  return data;
}

/** What the server has put into the page: it stays, also if React must draw the page anew. */
export function adoptMarkup(address: string): Markup {
  const element = document.querySelector(`[data-island="${address}"]`);
  if (!element) throw new Error(`Nobody has fetched ${address}: the page's clientLoader must.`);
  return trust(element.innerHTML);
}
