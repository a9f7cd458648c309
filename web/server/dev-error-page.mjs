import { stripVTControlCharacters } from "node:util";

/**
 * Shows why a page cannot be rendered after an edit, and reloads every second until it can.
 * @param {Error & { frame?: string }} error
 */
export function developmentErrorPage({ message, frame = "", stack = "" }) {
  const [title = ""] = message.split("\n");
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>${escape(title)}</title>
<h1>This edit does not run yet</h1>
<pre>${escape([message, frame].filter(Boolean).join("\n\n"))}</pre>
<pre>${escape(stack)}</pre>
`;
}

/** @param {string} text may have a terminal's colours */
function escape(text) {
  return stripVTControlCharacters(text).replace(/[&<>]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
