import { z } from "zod";
import { toMailAddress } from "../mail-address.js";
import { passwordProblem } from "../password.js";
import { chatTextSchema } from "./chat.js";
import { emailFieldSchema } from "./email-field.js";
import { messageKeySchema } from "./message-key.js";

// Forms about an account. Issues are codes; web has a sentence for each.

const newPassword = z.string("password-too-short").superRefine((password, context) => {
  const message = passwordProblem(password);
  if (message) context.addIssue({ code: "custom", message });
});

const password = z.string("field-missing").min(1, "field-missing");

export const signInFormSchema = z.object({
  /** A support id, a support number or an e-mail address. */
  identifier: z.string("field-missing").overwrite(toMailAddress).min(1, "field-missing").max(254, "too-long"),
  password,
});

const firstMessage = {
  key: messageKeySchema,
  text: chatTextSchema.refine((text) => text !== "", "message-missing"),
};

/** The first message of somebody new, with all that a conversation needs. */
export const beginFormSchema = z.object({
  ...firstMessage,
  email: emailFieldSchema,
  password: newPassword,
});

/** The same of somebody who gives no address; what else was typed is not read. */
export const beginWithoutAddressFormSchema = z.object(firstMessage);

export const confirmFormSchema = z.object({ password });

export const forgotPasswordFormSchema = z.object({ email: emailFieldSchema });

export const resetPasswordFormSchema = z.object({ password: newPassword });

export const changePasswordFormSchema = z.object({ currentPassword: password, password: newPassword });
