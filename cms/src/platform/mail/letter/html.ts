import { oneLine } from "./one-line";

/** Markup that is safe to be put into a page. Made by `html` only. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Text is escaped, markup is not: nothing that a stranger wrote becomes markup by being forgotten. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(strings.map((text, index) => text + markupOf(values[index] ?? "")).join(""));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function markupOf(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === "string") return oneLine(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
  return value.map(({ markup }) => markup).join("");
}
