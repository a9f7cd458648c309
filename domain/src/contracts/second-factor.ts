import { z } from "zod";

/** Carries the code at each call that begins a session of staff: the bodies of these calls are Strapi's own. */
export const SECOND_FACTOR_HEADER = "X-Second-Factor";

/** Answers to staff who are not signed in yet, all with 403. */
export const SECOND_FACTOR_NEEDED = "second-factor-needed";
export const SECOND_FACTOR_SET_UP = "second-factor-set-up";
export const SECOND_FACTOR_WRONG = "second-factor-wrong";

export const RECOVERY_CODE_COUNT = 10;

/** A new secret, for the authenticator and as text, with the recovery codes that belong to it. Told once. */
export const secondFactorOfferSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  recoveryCodes: z.array(z.string()),
});

export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

/** Answer to `POST /desk/second-factor/recovery-codes`. */
export const recoveryCodesSchema = secondFactorOfferSchema.pick({ recoveryCodes: true });

/** Answer to `GET /desk/second-factor/state`. */
export const secondFactorStateSchema = z.object({
  isOn: z.boolean(),
  /** True when a role of this user needs it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});

export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** Answer to `GET /desk/second-factor-of-others/list`. */
export const colleagueFactorsSchema = z.object({
  colleagues: z.array(z.object({ id: z.int(), name: z.string(), isOn: z.boolean(), isRequired: z.boolean() })),
});

export type ColleagueFactors = z.infer<typeof colleagueFactorsSchema>;

const code = z.string().trim().min(1).max(40);

/** `POST /desk/second-factor/begin`. Whoever has a factor already also gives a code of it. */
export const secondFactorBeginSchema = z.strictObject({ password: z.string().min(1).max(200), code: code.optional() });

/** `POST /desk/second-factor/confirm`, `turn-off` and `recovery-codes`. */
export const secondFactorCodeSchema = z.strictObject({ code });

/** Refusals to signed-in staff, all with 409. */
export const SECOND_FACTOR_REFUSALS = [
  ...(["wrong-password", "wrong-code", "too-many-codes"] as const),
  ...(["factor-is-required", "factor-not-begun"] as const),
] as const;

export type SecondFactorRefusal = (typeof SECOND_FACTOR_REFUSALS)[number];
