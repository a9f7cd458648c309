import { createRequire } from "node:module";
import { inRoot } from "./paths.mjs";

/**
 * A captcha's answer, computed with the installation's own secret, because a program cannot read the picture. The
 * environment is left as it was: a cms that is started later would take its secret from there.
 * @param {string} id
 * @param {string} secret CAPTCHA_SECRET of the installation
 * @returns {string}
 */
export function answerCaptcha(id, secret) {
  const file = inRoot("cms", "dist", "src", "api", "captcha", "work", "captcha-answer.js");
  const { answerOf } = createRequire(inRoot("cms", "package.json"))(file);
  const { CAPTCHA_SECRET: before } = process.env;
  process.env.CAPTCHA_SECRET = secret;
  try {
    return answerOf(id);
  } finally {
    if (before === undefined) delete process.env.CAPTCHA_SECRET;
    else process.env.CAPTCHA_SECRET = before;
  }
}
