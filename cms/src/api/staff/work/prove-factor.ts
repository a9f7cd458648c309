import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import {
  SECOND_FACTOR_HEADER,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_SET_UP,
  SECOND_FACTOR_WRONG,
  type RateLimitDetails,
} from "@wren/domain";
import { SignInRefusal } from "../../../platform/limits/sign-in-refusal";
import { currentRequest } from "../../../platform/desk/current-staff";
import { isFactorRequired } from "./required-factor";
import type { StaffUser } from "./rows";
import { beginSetUp, confirmSetUp, findFactor, useCode, type CodeCheck } from "./second-factor";

/** Strapi's sign-in passes on only errors with this code, and turns all others into 501. */
const PASSED_ON = { code: "LOGIN_NOT_ALLOWED" };

const provenIn = new WeakMap<object, number>();

/**
 * Asks for the second factor of a user whose password, invitation or reset link was right. Throws until the request
 * carries a right code; a user who needs a factor and has none gets one to set up.
 */
export async function proveFactor(strapi: Core.Strapi, user: StaffUser): Promise<void> {
  const request = currentRequest(strapi);
  const isOn = (await findFactor(strapi, user.id)) !== null;
  if (!request || (!isOn && !(await isFactorRequired(strapi, user.id)))) return;
  const code = request.get(SECOND_FACTOR_HEADER);
  if (!code && isOn) throw new SignInRefusal(SECOND_FACTOR_NEEDED, PASSED_ON, false);
  const check = code ? await (isOn ? useCode : confirmSetUp)(strapi, user, code) : null;
  if (check === null) {
    const offer = await beginSetUp(strapi, user);
    throw new SignInRefusal(SECOND_FACTOR_SET_UP, { ...PASSED_ON, ...offer }, false);
  }
  refuseWrongCode(check);
  provenIn.set(request, user.id);
}

function refuseWrongCode(check: CodeCheck): void {
  if (check.ok) return;
  if (check.retryAfterSeconds === null) throw new SignInRefusal(SECOND_FACTOR_WRONG, PASSED_ON, true);
  const { retryAfterSeconds } = check;
  const details = { ...PASSED_ON, retryAfterSeconds } satisfies RateLimitDetails & typeof PASSED_ON;
  throw new errors.RateLimitError("too-many-requests", details);
}

/** False when a session of this user must not begin by the current request. */
export async function mayBeginSession(strapi: Core.Strapi, userId: number): Promise<boolean> {
  const request = currentRequest(strapi);
  if (request && provenIn.get(request) === userId) return true;
  return (await findFactor(strapi, userId)) === null && !(await isFactorRequired(strapi, userId));
}

/** False when a session of this user began without the factor that is needed by now. */
export async function mayGoOn(strapi: Core.Strapi, userId: number): Promise<boolean> {
  return !(await isFactorRequired(strapi, userId)) || (await findFactor(strapi, userId)) !== null;
}
