import { escapeXml } from "./xml.ts";

export type FeedEntry = {
  /** Never changes, and differs from the ids of all other entries. */
  id: string;
  title: string;
  summary: string;
  /** Moment of the last change, as ISO 8601. */
  updatedAt: string;
  /** Addresses in the feed are absolute. */
  page: string;
  file: { href: string; type: string; sizeBytes: number } | null;
};

export type Feed = {
  title: string;
  language: string;
  author: string;
  /** The feed's own address, which is also its id. */
  self: string;
  page: string;
  entries: readonly FeedEntry[];
};

/** RFC 4287 requires a moment even for a feed without entries. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** Writes a feed in the Atom format (RFC 4287), newest entry first. */
export function atomXml({ title, language, author, self, page, entries }: Feed): string {
  const newestFirst = entries.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("id", self),
    element("title", title),
    element("updated", newestFirst[0]?.updatedAt ?? NEVER),
    `<author>${element("name", author)}</author>`,
    link({ rel: "self", type: "application/atom+xml", href: self }),
    link({ rel: "alternate", type: "text/html", href: page }),
    ...newestFirst.map(entryXml),
    "</feed>\n",
  ].join("\n");
}

function entryXml({ id, title, summary, updatedAt, page, file }: FeedEntry): string {
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    element("updated", updatedAt),
    element("summary", summary),
    link({ rel: "alternate", type: "text/html", href: page }),
    ...(file ? [link({ rel: "enclosure", type: file.type, length: String(file.sizeBytes), href: file.href })] : []),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<link ${written.join(" ")}/>`;
}
