import { errors } from "@strapi/utils";

/** Strapi's own 400, in the form that makes the admin show the message at the field. */
export function refuseField(path: string[], message: string): never {
  throw new errors.ValidationError(message, { errors: [{ path, message, name: "ValidationError" }] });
}
