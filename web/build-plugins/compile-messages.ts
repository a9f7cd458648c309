import compile from "icu-minify/compile";
import { transformWithOxc, type Plugin } from "vite";

const MESSAGES_FILE = /\/app\/(?:i18n|components\/forms|features\/[\w-]+)\/messages\/(?:en|de)\.ts$/;

type MessageTree = { [key: string]: string | MessageTree };

/** Compiles the ICU messages into small trees that the browser formats. */
export function compileMessages(): Plugin {
  return {
    name: "wren:compile-messages",
    enforce: "pre",
    async transform(code, id) {
      if (!MESSAGES_FILE.test(id)) return null;
      const { code: plainJs } = await transformWithOxc(code, id);
      const encoded = Buffer.from(plainJs).toString("base64");
      const { messages } = (await import(`data:text/javascript;base64,${encoded}`)) as { messages: MessageTree };
      return { code: `export const messages = ${JSON.stringify(compileTree(messages))};`, map: null };
    },
  };
}

function compileTree(tree: MessageTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]): [string, unknown] => [
      key,
      typeof value === "string" ? compile(value) : compileTree(value),
    ]),
  );
}
