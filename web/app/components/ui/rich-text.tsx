import type { RichText as RichTextTree, RichTextInline, RichTextList, RichTextNode } from "@wren/domain";
import { createElement, type ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";

type Props = {
  text: RichTextTree;
  /** Level of the heading above; an editor's "heading 1" goes one below it, so that the outline has no gaps. */
  below?: 1 | 2;
};

/** Renders Strapi's rich text. It is data, not HTML: nothing an editor types can become markup or script. */
export function RichText({ text, below = 2 }: Props) {
  const levels = levelsOf(text, below);
  return (
    <div className="rich-text">
      {text.map((node, index) => (
        <Node key={index} node={node} level={levels[index] ?? below + 1} />
      ))}
    </div>
  );
}

/** The level of each heading: at most one below the previous one, whatever size the editor chose. */
function levelsOf(text: RichTextTree, below: number): number[] {
  let last = below;
  return text.map((node) => {
    if (node.type === "heading") last = Math.min(6, last + 1, Math.max(node.level, below + 1));
    return last;
  });
}

/** @param level the level if the node is a heading */
function Node({ node, level }: { node: RichTextNode; level: number }) {
  switch (node.type) {
    case "paragraph":
      // The editor leaves an empty paragraph at the end of most texts.
      return isEmpty(node.children) ? null : <p>{inline(node.children)}</p>;
    case "heading":
      return createElement(`h${String(level)}`, null, inline(node.children));
    case "quote":
      return <blockquote>{inline(node.children)}</blockquote>;
    case "code":
      return (
        <pre>
          <code>{inline(node.children)}</code>
        </pre>
      );
    case "list":
      return <List list={node} />;
  }
}

/** Nests lists: Strapi puts a nested list beside its item, HTML wants it inside. */
function List({ list }: { list: RichTextList }) {
  const items: { text: ReactNode; nested: RichTextList[] }[] = [];
  for (const child of list.children) {
    if (child.type === "list-item") items.push({ text: inline(child.children), nested: [] });
    else items.at(-1)?.nested.push(child);
  }
  const content = items.map(({ text, nested }, index) => (
    <li key={index}>
      {text}
      {nested.map((inner, innerIndex) => (
        <List key={innerIndex} list={inner} />
      ))}
    </li>
  ));
  return list.format === "ordered" ? <ol>{content}</ol> : <ul>{content}</ul>;
}

function inline(nodes: RichTextInline[]): ReactNode {
  return nodes.map((node, index) => {
    if (node.type === "text") return <Text key={index} {...node} />;
    const label = node.children.map((child, childIndex) => <Text key={childIndex} {...child} />);
    // Only our own paths, https and mailto become links; others (think of `javascript:`) stay plain text.
    return isSafeTarget(node.url) ? (
      <LocalizedLink key={index} to={node.url}>
        {label}
      </LocalizedLink>
    ) : (
      <span key={index}>{label}</span>
    );
  });
}

function Text({ text, bold, italic, underline, strikethrough, code }: Extract<RichTextInline, { type: "text" }>) {
  let content: ReactNode = text;
  if (code) content = <code>{content}</code>;
  if (bold) content = <strong>{content}</strong>;
  if (italic) content = <em>{content}</em>;
  if (underline) content = <u>{content}</u>;
  if (strikethrough) content = <s>{content}</s>;
  return content;
}

function isSafeTarget(url: string): boolean {
  return /^(?:\/(?![/\\])|https:\/\/|mailto:)/i.test(url);
}

function isEmpty(nodes: RichTextInline[]): boolean {
  return nodes.every((node) => node.type === "text" && node.text.trim() === "");
}
