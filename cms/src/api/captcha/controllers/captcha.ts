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
