import compile from "icu-minify/compile";
import { transformWithOxc, type Plugin } from "vite";

const MESSAGES_FILE = /\/app\/i18n\/messages\/(?:en|de)\.ts$/;

type MessageTree = { [key: string]: string | MessageTree };

/** Turns the ICU sentences of the message files into the small trees that the browser formats. */
export function compileMessages(): Plugin {
  return {
    name: "wren:compile-messages",
    enforce: "pre",
    async transform(code, id) {
      if (!MESSAGES_FILE.test(id)) return null;
      const { code: plainJs } = await transformWithOxc(code, id);
      const encoded = Buffer.from(plainJs).toString("base64");
      const source: { messages: MessageTree } = await import(`data:text/javascript;base64,${encoded}`);
      return { code: `export const messages = ${JSON.stringify(compileTree(source.messages))};`, map: null };
    },
  };
}

function compileTree(tree: MessageTree): object {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? compile(value) : compileTree(value),
  ]);
  return Object.fromEntries(entries);
}
