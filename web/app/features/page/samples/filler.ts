import type { PageLink, RichText } from "@wren/domain";
import type { BlockView } from "#app/lib/content-view.ts";
import type { Component, Option } from "./sample-types.ts";
import type { Words } from "./words-en.ts";

type Point = BlockView<"blocks.steps">["steps"][number];

/** Content of any length, for samples that show a block's limits. */
export type Filler = ReturnType<typeof fillerOf>;

export function fillerOf(words: Words) {
  const { filler, names, options } = words;
  return {
    /** Unlike any other of the page, because a heading becomes the id of its section. */
    heading: (component: Component, option: Option) => `${names[component]}: ${options[option]}`,
    longHeading: (component: Component) => `${filler.longWords}: ${names[component]}`,
    points: (count: number): Point[] =>
      numbered(count, (number) => ({ title: `${filler.point} ${number}`, text: filler.sentence })),
    longPoints: (count: number): Point[] =>
      numbered(count, (number) => ({ title: `${filler.longWord} ${number}`, text: filler.longWords })),
    buttons: [
      { label: filler.toShop, target: "/shop" },
      { label: filler.toSupport, target: "/support" },
    ] satisfies PageLink[],
    longButtons: [
      { label: filler.longButton, target: "/shop" },
      { label: filler.longButton, target: "/support" },
    ] satisfies PageLink[],
  };
}

export function numbered<Item>(count: number, make: (number: string) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(String(index + 1)));
}

export function paragraphs(...texts: string[]): RichText {
  return texts.map((text) => ({ type: "paragraph", children: [{ type: "text", text }] }));
}
