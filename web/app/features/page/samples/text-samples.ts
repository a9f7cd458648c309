import type { RichText } from "@wren/domain";
import { numbered, paragraphs, type Filler } from "./filler.ts";
import type { BlockSamples, SamplesOf } from "./sample-types.ts";
import type { Words } from "./words-en.ts";

type TextBlocks = Pick<
  BlockSamples,
  | "blocks.text"
  | "blocks.table"
  | "blocks.quote"
  | "blocks.steps"
  | "blocks.feature-grid"
  | "blocks.fact-line"
  | "blocks.faq-list"
  | "blocks.call-to-action"
>;

export function textSamples(words: Words, filler: Filler): TextBlocks {
  return {
    "blocks.text": textsIn(words, filler),
    "blocks.table": tablesIn(words, filler),
    "blocks.quote": quotesIn(words),
    "blocks.steps": stepsIn(words, filler),
    "blocks.feature-grid": featureGridsIn(words, filler),
    "blocks.fact-line": factLinesIn(words, filler),
    "blocks.faq-list": faqListsIn(words, filler),
    "blocks.call-to-action": callsToActionIn(words, filler),
  };
}

function textsIn({ usual, filler }: Words, { heading, longHeading }: Filler): SamplesOf<"blocks.text"> {
  const base = { __component: "blocks.text", isNotice: false } as const;
  const short = paragraphs(filler.sentence);
  return {
    usual: { ...base, heading: usual.text.heading, body: paragraphs(usual.text.body) },
    least: { ...base, heading: null, body: short },
    most: { ...base, heading: heading("blocks.text", "most"), body: everyKindOfText(filler) },
    longWords: { ...base, heading: longHeading("blocks.text"), body: paragraphs(filler.longWords) },
    notice: { ...base, heading: heading("blocks.text", "notice"), body: short, isNotice: true },
    withoutHeading: { ...base, heading: null, body: paragraphs(filler.paragraph), isNotice: true },
  };
}

/** Everything that an editor can do within a text. */
function everyKindOfText(filler: Words["filler"]): RichText {
  const item = (text: string) => ({ type: "list-item" as const, children: [{ type: "text" as const, text }] });
  const items = numbered(3, (number) => item(`${filler.point} ${number}`));
  return [
    {
      type: "paragraph",
      children: [
        { type: "text", text: filler.bold, bold: true },
        { type: "text", text: " " },
        { type: "text", text: filler.italic, italic: true },
        { type: "text", text: " " },
        { type: "text", text: filler.code, code: true },
        { type: "text", text: " " },
        { type: "link", url: "/shop", children: [{ type: "text", text: filler.link }] },
      ],
    },
    { type: "heading", level: 2, children: [{ type: "text", text: filler.subheading }] },
    ...paragraphs(filler.paragraph),
    { type: "list", format: "unordered", children: items },
    { type: "list", format: "ordered", children: items },
    { type: "quote", children: [{ type: "text", text: filler.quote }] },
    { type: "code", children: [{ type: "text", text: filler.command }] },
  ];
}

function tablesIn({ usual, filler }: Words, { heading, longHeading }: Filler): SamplesOf<"blocks.table"> {
  const { firstColumn, secondColumn, thirdColumn, point, sentence, longWord, longWords } = filler;
  const columns = { firstColumn, secondColumn, thirdColumn };
  const base = { __component: "blocks.table", ...columns } as const;
  const rows = (count: number) =>
    numbered(count, (number) => ({ first: `${point} ${number}`, second: sentence, third: null }));
  return {
    usual: { ...base, ...usual.table, intro: null },
    least: { ...base, heading: null, intro: null, thirdColumn: null, rows: rows(1) },
    most: {
      ...{ ...base, heading: heading("blocks.table", "most"), intro: filler.paragraph },
      rows: rows(12).map((row) => ({ ...row, third: filler.paragraph })),
    },
    longWords: {
      ...{ ...base, heading: longHeading("blocks.table"), intro: longWords },
      ...{ firstColumn: longWord, secondColumn: `${longWord} 2`, thirdColumn: `${longWord} 3` },
      rows: [{ first: longWords, second: longWords, third: longWords }],
    },
  };
}

function quotesIn({ usual, filler }: Words): SamplesOf<"blocks.quote"> {
  const base = { __component: "blocks.quote" } as const;
  return {
    usual: { ...base, ...usual.quote },
    least: { ...base, text: filler.sentence, attribution: null },
    most: { ...base, text: filler.paragraph, attribution: filler.person },
    longWords: { ...base, text: filler.longWords, attribution: filler.longWords },
  };
}

function stepsIn({ usual }: Words, { heading, longHeading, points, longPoints }: Filler): SamplesOf<"blocks.steps"> {
  const base = { __component: "blocks.steps" } as const;
  return {
    usual: { ...base, ...usual.steps },
    least: { ...base, heading: heading("blocks.steps", "least"), steps: points(1) },
    most: { ...base, heading: heading("blocks.steps", "most"), steps: points(8) },
    longWords: { ...base, heading: longHeading("blocks.steps"), steps: longPoints(2) },
  };
}

function featureGridsIn({ usual, filler }: Words, { heading, ...more }: Filler): SamplesOf<"blocks.feature-grid"> {
  const base = { __component: "blocks.feature-grid", intro: null } as const;
  const name = base.__component;
  return {
    usual: { ...base, ...usual.featureGrid },
    least: { ...base, heading: heading(name, "least"), features: more.points(1) },
    even: { ...base, heading: heading(name, "even"), features: more.points(4) },
    most: { ...base, heading: heading(name, "most"), intro: filler.paragraph, features: more.points(12) },
    longWords: { ...base, heading: more.longHeading(name), intro: filler.longWords, features: more.longPoints(2) },
  };
}

function factLinesIn({ usual }: Words, { points, longPoints }: Filler): SamplesOf<"blocks.fact-line"> {
  const base = { __component: "blocks.fact-line" } as const;
  return {
    usual: { ...base, facts: usual.factLine },
    least: { ...base, facts: usual.factLine.slice(0, 3) },
    most: { ...base, facts: points(6) },
    longWords: { ...base, facts: longPoints(3) },
  };
}

function faqListsIn({ usual, filler }: Words, { heading, longHeading }: Filler): SamplesOf<"blocks.faq-list"> {
  const base = { __component: "blocks.faq-list" } as const;
  const questions = (count: number) =>
    numbered(count, (number) => ({
      question: `${filler.question} ${number}`,
      answer: paragraphs(filler.sentence, filler.paragraph),
    }));
  return {
    usual: {
      ...{ ...base, heading: usual.faqList.heading },
      questions: usual.faqList.questions.map(({ question, answer }) => ({ question, answer: paragraphs(answer) })),
    },
    least: { ...base, heading: heading("blocks.faq-list", "least"), questions: questions(1) },
    most: { ...base, heading: heading("blocks.faq-list", "most"), questions: questions(8) },
    longWords: {
      ...{ ...base, heading: longHeading("blocks.faq-list") },
      questions: [{ question: filler.longWords, answer: paragraphs(filler.longWords) }],
    },
  };
}

function callsToActionIn(
  { usual, filler }: Words,
  { heading, longHeading, buttons, longButtons }: Filler,
): SamplesOf<"blocks.call-to-action"> {
  const base = { __component: "blocks.call-to-action" } as const;
  const name = base.__component;
  return {
    usual: { ...base, ...usual.callToAction, actions: buttons },
    least: { ...base, heading: heading(name, "least"), text: null, actions: buttons.slice(0, 1) },
    most: { ...base, heading: heading(name, "most"), text: filler.paragraph, actions: buttons },
    longWords: { ...base, heading: longHeading(name), text: filler.longWords, actions: longButtons },
  };
}
