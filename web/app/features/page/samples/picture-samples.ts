import { numbered, paragraphs, type Filler } from "./filler.ts";
import type { Pictures } from "./pictures.ts";
import type { BlockSamples, SamplesOf } from "./sample-types.ts";
import type { Words } from "./words-en.ts";

type PictureBlocks = Pick<
  BlockSamples,
  "blocks.hero" | "blocks.image-text" | "blocks.product-teaser" | "blocks.switch" | "blocks.wide-picture"
>;

export function pictureSamples(words: Words, filler: Filler, pictures: Pictures): PictureBlocks {
  return {
    "blocks.hero": heroesIn(words, filler, pictures),
    "blocks.image-text": imageTextsIn(words, filler, pictures),
    "blocks.product-teaser": productTeasersIn(words, filler, pictures),
    "blocks.switch": switchesIn(words, filler, pictures),
    "blocks.wide-picture": widePicturesIn(words, filler, pictures),
  };
}

function heroesIn(
  { usual, filler }: Words,
  { heading, longHeading, buttons, longButtons }: Filler,
  { phone, nest }: Pictures,
): SamplesOf<"blocks.hero"> {
  const base = { __component: "blocks.hero", pictureStyle: "cutout", picture: phone, actions: buttons } as const;
  const name = base.__component;
  return {
    usual: { ...base, ...usual.hero },
    least: {
      ...{ ...base, title: heading(name, "least"), text: filler.sentence },
      ...{ picture: null, actions: [], priceNote: null },
    },
    framed: {
      ...{ ...base, title: heading(name, "framed"), text: filler.sentence, pictureStyle: "framed", picture: nest },
      ...{ actions: buttons.slice(0, 1), priceNote: null },
    },
    most: { ...base, title: heading(name, "most"), text: filler.paragraph, priceNote: filler.note },
    longWords: {
      ...{ ...base, title: longHeading(name), text: filler.longWords },
      ...{ actions: longButtons, priceNote: filler.longWords },
    },
  };
}

function imageTextsIn(
  { usual, filler }: Words,
  { heading, longHeading, buttons, longButtons }: Filler,
  { phone, nest }: Pictures,
): SamplesOf<"blocks.image-text"> {
  const base = { __component: "blocks.image-text", picture: nest, pictureSide: "right", action: null } as const;
  const name = base.__component;
  return {
    usual: {
      ...{ ...base, heading: usual.imageText.heading, body: paragraphs(usual.imageText.body) },
      action: { label: usual.imageText.action, target: "/concept" },
    },
    left: { ...base, heading: heading(name, "left"), body: paragraphs(filler.paragraph), pictureSide: "left" },
    least: {
      ...{ ...base, heading: heading(name, "least"), body: paragraphs(filler.sentence) },
      picture: { ...nest, alt: "" },
    },
    most: {
      ...{ ...base, heading: heading(name, "most"), body: paragraphs(filler.paragraph, filler.paragraph) },
      ...{ picture: phone, action: buttons[0] ?? null },
    },
    longWords: {
      ...{ ...base, heading: longHeading(name), body: paragraphs(filler.longWords) },
      action: longButtons[0] ?? null,
    },
  };
}

function productTeasersIn(
  { usual, filler }: Words,
  { heading, longHeading }: Filler,
  { phone, mini, case: cover }: Pictures,
): SamplesOf<"blocks.product-teaser"> {
  const base = { __component: "blocks.product-teaser", intro: null } as const;
  const name = base.__component;
  // Paths of the demo, whose cards get a price; other shops see cards that lead to none of their products.
  const goods = [
    { picture: mini, target: "/shop/wren-mini" },
    { picture: phone, target: "/shop/wren-one" },
    { picture: cover, target: "/shop/case" },
  ];
  const cards = usual.productTeaser.products.flatMap((words, index) => {
    const good = goods[index];
    return good ? [{ ...words, ...good }] : [];
  });
  const many = numbered(6, (number) => ({
    ...{ name: `${filler.product} ${number}`, tagline: filler.sentence, picture: mini, target: `/shop#${number}` },
  }));
  return {
    usual: { ...base, ...usual.productTeaser, products: cards },
    least: { ...base, heading: heading(name, "least"), products: cards.slice(0, 1) },
    two: { ...base, heading: heading(name, "two"), products: cards.slice(1) },
    most: { ...base, heading: heading(name, "most"), intro: filler.paragraph, products: many },
    longWords: {
      ...{ ...base, heading: longHeading(name), intro: filler.longWords },
      products: cards.map((card) => ({ ...card, name: filler.longWord, tagline: filler.longWords })),
    },
  };
}

function switchesIn(
  { usual, filler }: Words,
  { heading, longHeading }: Filler,
  { switchOn, switchOff }: Pictures,
): SamplesOf<"blocks.switch"> {
  const base = { __component: "blocks.switch" } as const;
  const states = (label: string, text: string) => ({
    on: { label: `${label} 1`, text, picture: switchOn },
    off: { label: `${label} 2`, text, picture: switchOff },
  });
  const { on, off, ...words } = usual.switch;
  const least = states(filler.point, filler.sentence);
  return {
    usual: { ...base, ...words, on: { ...on, picture: switchOn }, off: { ...off, picture: switchOff } },
    least: { ...base, heading: heading("blocks.switch", "least"), text: filler.sentence, ...least },
    most: {
      ...{ ...base, heading: heading("blocks.switch", "most"), text: filler.paragraph },
      ...states(filler.point, filler.paragraph),
    },
    longWords: {
      ...{ ...base, heading: longHeading("blocks.switch"), text: filler.longWords },
      ...states(filler.longWord, filler.longWords),
    },
  };
}

function widePicturesIn(
  { usual, filler }: Words,
  { heading, longHeading, points, longPoints }: Filler,
  { family }: Pictures,
): SamplesOf<"blocks.wide-picture"> {
  const base = { __component: "blocks.wide-picture", intro: null, picture: family } as const;
  const name = base.__component;
  return {
    usual: { ...base, ...usual.widePicture },
    least: { ...base, heading: heading(name, "least"), captions: [] },
    most: { ...base, heading: heading(name, "most"), intro: filler.paragraph, captions: points(4) },
    longWords: { ...base, heading: longHeading(name), intro: filler.longWords, captions: longPoints(4) },
  };
}
