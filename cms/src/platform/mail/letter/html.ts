import { oneLine } from "./one-line";

/** Markup that is safe to insert. Made by `html` only. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Escapes text but not `Html`, so that a stranger's text never becomes markup by an oversight. */
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
