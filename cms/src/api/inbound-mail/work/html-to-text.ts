import { Parser } from "htmlparser2";

const BLOCKS = new Set(
  "address article div dl dt dd fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);
const UNSEEN = new Set(["head", "style", "script", "title", "template", "noscript"]);

/** The words of a mail's markup. Quotes get the marks that they have in plain text; links keep only what was seen. */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = "";
  let quoteDepth = 0;
  let unseenDepth = 0;

  function endLine(isForced = false): void {
    if (line.trim() === "" && !isForced) {
      line = "";
      return;
    }
    lines.push(`${"> ".repeat(quoteDepth)}${line.trim()}`.trimEnd());
    line = "";
  }

  const parser = new Parser(
    {
      onopentag(name) {
        if (UNSEEN.has(name)) unseenDepth += 1;
        if (name === "br") endLine(true);
        if (name === "blockquote") {
          endLine();
          quoteDepth += 1;
        }
        if (!BLOCKS.has(name)) return;
        endLine();
        if (name === "li") line = "- ";
      },
      ontext(text) {
        if (unseenDepth === 0) line += text.replace(/[ \t\r\n\u00A0]+/g, " ");
      },
      onclosetag(name) {
        if (UNSEEN.has(name)) unseenDepth = Math.max(0, unseenDepth - 1);
        if (name === "td" || name === "th") line += " ";
        if (name === "p") {
          endLine();
          endLine(true);
        }
        if (BLOCKS.has(name)) endLine();
        if (name !== "blockquote") return;
        endLine();
        quoteDepth = Math.max(0, quoteDepth - 1);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endLine();
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
