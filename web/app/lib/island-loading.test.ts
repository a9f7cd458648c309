import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withBlocks } from "./island-loading.ts";
import { findMarkup } from "./island-markup.ts";
import { islandAddress, pageBlocksAt } from "./islands.ts";

const ask = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", ask));
afterEach(() => {
  vi.unstubAllGlobals();
  ask.mockReset();
});

const dataOf = (pathname: string) => ({ page: { title: "Terms", blocks: pageBlocksAt(pathname) } });

test("a page's data is handed on when its blocks are there, and does not hold them", async () => {
  ask.mockResolvedValue(Response.json({ id: "x", html: "<p>One</p>", head: {} }));
  const data = await withBlocks("/tos", Promise.resolve(dataOf("/tos")));
  expect(ask).toHaveBeenCalledWith(islandAddress(pageBlocksAt("/tos")), { redirect: "error" });
  expect(findMarkup(data.page.blocks)).toEqual({ __html: "<p>One</p>" });
  expect(JSON.stringify(data)).not.toContain("<p>");
});

test("data and blocks are requested at the same time", () => {
  ask.mockReturnValue(new Promise(() => undefined));
  void withBlocks("/tos", new Promise<never>(() => undefined)); // Neither request is ever answered.
  return vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
});

test("a page whose blocks cannot be had is no page", async () => {
  ask.mockResolvedValue(Response.json({ code: "content-unavailable" }, { status: 503 }));
  await expect(withBlocks("/tos", Promise.resolve(dataOf("/tos")))).rejects.toMatchObject({
    data: { code: "content-unavailable" },
  });
});

test("a page's 404 or redirect goes before a failure of its blocks", async () => {
  ask.mockResolvedValue(Response.json({ code: "not-found" }, { status: 404 }));
  const elsewhere = new Error("elsewhere");
  await expect(withBlocks("/tos", Promise.reject(elsewhere))).rejects.toBe(elsewhere);
});
