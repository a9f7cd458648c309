import type { Capability } from "../../platform/capability";
import { eraseCaptchas } from "./work/use-captcha";

/** Drawing one takes a few milliseconds, mixing one about twenty. */
const CAPTCHAS = { points: 120, seconds: 10 * 60 };

export const captcha: Capability = {
  limits: [
    { call: "POST /captcha/picture", perVisitor: CAPTCHAS },
    { call: "POST /captcha/sound", perVisitor: CAPTCHAS },
  ],
  erasers: { captchas: eraseCaptchas },
};
