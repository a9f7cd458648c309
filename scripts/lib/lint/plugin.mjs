// Rules of our own, for oxlint.config.mjs.
import path from "node:path";
import { pathOf } from "../imports.mjs";
import { whyForbidden } from "./arrows.mjs";

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule oxlint exports no name for it */

/** @type {Rule} */
const arrows = {
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const look = (/** @type {any} */ { source }) => {
      const imported = typeof source?.value === "string" ? pathOf(source.value, file) : null;
      const message = imported && whyForbidden(file, imported);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      TSImportType: look,
    };
  },
};

/** @type {Rule} `Date.now` and `Math.random` are forbidden by a rule of oxlint; it has none for this. */
const noPresentTime = {
  create(context) {
    return {
      NewExpression(node) {
        const isNow = "name" in node.callee && node.callee.name === "Date" && node.arguments.length === 0;
        if (isNow) context.report({ node, message: "Hand in the time." });
      },
    };
  },
};

export default { meta: { name: "wren" }, rules: { arrows, "no-present-time": noPresentTime } };
