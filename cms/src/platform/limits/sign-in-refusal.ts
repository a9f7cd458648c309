import { errors } from "@strapi/utils";

/**
 * A sign-in of staff that the password alone does not grant. The limits turn it into a 403: Strapi's routes would
 * replace the words of one that is thrown within.
 */
export class SignInRefusal extends errors.ApplicationError {
  constructor(
    code: string,
    details: object,
    /** False when only one thing more is asked for, such as a code; that counts as no failure. */
    readonly isFailure: boolean,
  ) {
    super(code, details);
  }
}
