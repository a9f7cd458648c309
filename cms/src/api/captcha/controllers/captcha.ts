import path from "node:path";
import type { Core } from "@strapi/strapi";
import {
  captchaPictureRequestSchema,
  captchaRequestSchema,
  captchaSoundRequestSchema,
  type CaptchaFile,
  type IssuedCaptcha,
} from "@wren/domain";
import { issueCaptcha, readCaptcha } from "../work/captcha-id";
import { issueFormToken } from "../work/form-token";
import { drawPicture } from "../work/picture";
import { speakAnswer } from "../work/sound";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { clock } from "../../../platform/process/clock";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const soundsDir = path.resolve(strapi.dirs.app.root, "..", "art", "captcha");

  async function sendMedia(ctx: Context, id: string, make: (id: string) => Promise<Buffer>) {
    if (!readCaptcha(id, clock.now())) {
      ctx.notFound();
      return;
    }
    ctx.body = { file: (await make(id)).toString("base64") } satisfies CaptchaFile;
  }

  return {
    issue(ctx: Context) {
      const { form } = parseBody(captchaRequestSchema, ctx.request.body);
      const now = clock.now();
      ctx.body = { captchaId: issueCaptcha(form, now), formToken: issueFormToken(form, now) } satisfies IssuedCaptcha;
    },
    async picture(ctx: Context) {
      const { captchaId } = parseBody(captchaPictureRequestSchema, ctx.request.body);
      await sendMedia(ctx, captchaId, drawPicture);
    },
    async sound(ctx: Context) {
      const { captchaId, language } = parseBody(captchaSoundRequestSchema, ctx.request.body);
      await sendMedia(ctx, captchaId, (id) => speakAnswer(id, { locale: language, soundsDir }));
    },
  };
};
