import { readFileSync } from "node:fs";
import routes from "../../web/app/routes.ts";

type Entry = (typeof routes)[number];

/** One example for every parameter of a path. */
const EXAMPLES: Record<string, string> = {
  ":slug": "subscription-renewal",
  ":ref": "none",
  ":id": "1",
  ":provider": "none",
  ":file": "none.png",
  "*": "none",
};

const ACTION = /^export (?:async )?function action\b/m;
const PAGE = /^export default\b/m;

const all = flatten(routes, "").map(({ path, file }) => {
  const code = readFileSync(new URL(`../../web/app/${file}`, import.meta.url), "utf8");
  const address = path.split("/").map((part) => EXAMPLES[part] ?? part);
  return { path: address.join("/") || "/", takesForms: ACTION.test(code), isPage: PAGE.test(code) };
});

/** Addresses with a form action, from the application's own routes. */
export const FORM_ADDRESSES = all.filter(({ takesForms }) => takesForms).map(({ path }) => path);

/** Addresses without a page: for scripts, form posts and pictures. */
export const RESOURCE_ADDRESSES = all.filter(({ isPage }) => !isPage).map(({ path }) => path);

function flatten(entries: readonly Entry[], parent: string): { path: string; file: string }[] {
  return entries.flatMap(({ path: own, file, children }) => {
    const path = own ? `${parent}/${own}` : parent;
    return children ? flatten(children, path) : [{ path, file }];
  });
}
