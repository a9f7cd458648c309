import { z } from "zod";

const text = z.string();

/** Values of a secret: the first signs and seals, all are accepted (docs/runbooks/rotate-secrets.md). */
export type Secrets = readonly [current: string, ...older: string[]];

/**
 * Accepts any length, because an older installation may have a short one. It may also have one value with a comma in it,
 * which made the links of its orders, so the whole text is accepted too.
 */
const secret = z
  .string()
  .transform((text) => ({ text, values: text.split(",").map((value) => value.trim()) }))
  .refine(({ values }) => values.every(Boolean), "must be one value, or several that are separated by commas")
  .transform(({ text, values: [current = "", ...older] }): Secrets =>
    older.length === 0 ? [current] : [current, ...older, text],
  );
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" });
const loopbackUrl = z.url({ protocol: /^http$/, error: "must be an address like http://127.0.0.1:18083" });
/** Allows umlauts and hosts without a domain, which an operator may have. */
const email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, "must be an e-mail address");
/** Others would send the password in clear, or trust an encryption that somebody on the way can leave out. */
const imapUrl = z
  .url({ protocol: /^imaps?$/, error: "must begin with imaps:// or imap://" })
  .refine((url) => new URL(url).username !== "" && new URL(url).password !== "", "must name a user and a password")
  .refine(
    (url) => url.startsWith("imaps:") || ["127.0.0.1", "[::1]", "localhost"].includes(new URL(url).hostname),
    "may use imap:// only on this machine; elsewhere it must be imaps://",
  );
/** The token and its plus sign must fit into the 64 characters that stand before the @. */
const replyAddress = email.refine(
  (address) => /^[^+@]{1,40}@[^@]+$/.test(address),
  "must be an address without a plus sign, and at most 40 characters before the @",
);
const number = z.coerce.number("must be a number");
const yesOrNo = z.stringbool("must be true or false").default(false);
const whenSet = <Schema extends z.ZodType>(schema: Schema) => schema.optional();

/** Every setting of the cms. Secrets and paths have no defaults: a missing one stops the start. */
const SETTINGS = {
  APP_KEYS: secret,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  ORDER_SECRET: secret,
  CAPTCHA_SECRET: secret,

  CMS_HOST: text.default("127.0.0.1"),
  CMS_PORT: number.int().min(0).max(65_535).default(1337),
  /** Time between the signal to stop and the last new request, for a balancer to notice. */
  DRAIN_SECONDS: number.nonnegative().max(60).default(0),
  /** Port of the loopback with figures for Prometheus. */
  CMS_METRICS_PORT: whenSet(number.int().min(1).max(65_535)),
  LOG_LEVEL: text.default("warn"),
  DATA_DIR: text,
  DATABASE_URL: whenSet(text),
  DATABASE_POOL_MAX: number.int().min(2).default(10),
  /** Public address of the site, without a trailing slash. */
  PUBLIC_URL: httpUrl.transform((url) => url.replace(/\/+$/, "")).default("http://localhost:3000"),
  /** The site's onion address, as web has it: the desk knows links to it. */
  ONION_URL: whenSet(httpUrl),
  /** Public address of the admin, without `/admin`; mails to staff lead there. */
  ADMIN_URL: whenSet(httpUrl.transform((url) => url.replace(/\/+$/, ""))),
  FIRST_ADMIN_EMAIL: email.default("admin@wren.example"),
  /** With `required`, roles that see personal data or manage accounts sign in with a second factor. */
  STAFF_SECOND_FACTOR: z.enum(["optional", "required"], "must be optional or required").default("optional"),
  SEED_DEMO_CONTENT: yesOrNo,
  ENCODED_PICTURES_DIR: whenSet(text),

  SMTP_URL: whenSet(z.url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" })),
  /** `Name <address>`, or an address alone. */
  MAIL_FROM: text.default("Wren <no-reply@wren.example>"),
  SUPPORT_EMAIL: email.default("hello@wren.example"),
  CHAT_MAIL_AFTER_SECONDS: number.nonnegative().default(120),
  /** Mailbox for replies, `imaps://user:password@host`; it belongs to the cms alone. Without TLS only on loopback. */
  INBOUND_IMAP_URL: whenSet(imapUrl),
  /** Its address; replies go to `name+token@host`. */
  INBOUND_ADDRESS: whenSet(replyAddress),
  INBOUND_CHECK_SECONDS: number.min(1).max(3_600).default(30),

  STRIPE_SECRET_KEY: whenSet(text),
  STRIPE_WEBHOOK_SECRET: whenSet(text),
  STRIPE_API_URL: whenSet(httpUrl),
  /** Allows simulated payments at a public address. */
  ALLOW_SANDBOX: yesOrNo,

  MONERO_WALLET_RPC_URL: whenSet(loopbackUrl),
  /** `user:password`, as `--rpc-login` has it. */
  MONERO_WALLET_RPC_LOGIN: whenSet(text),
  MONERO_WALLET_FILE: whenSet(text),
  MONERO_WALLET_PASSWORD: text.default(""),
  MONERO_NODE_RPC_URL: whenSet(loopbackUrl),
  MONERO_NETWORK: z
    .enum(["mainnet", "stagenet", "testnet", "regtest"], "must be mainnet, stagenet, testnet or regtest")
    .default("mainnet"),
  MONERO_RATE_URL: whenSet(httpUrl),
  MONERO_WATCH_SECONDS: number.positive().default(10),
  /** Block time of the simulated wallet. */
  SANDBOX_BLOCK_MS: number.positive().default(3_000),

  /** It is a part of addresses, and Strapi reserves `local` and `email`. */
  OAUTH_PROVIDER_NAME: whenSet(text.regex(/^(?!(?:local|email)$)[a-z]+$/, "may have small letters only")),
  OAUTH_AUTHORIZE_URL: whenSet(httpUrl),
  OAUTH_TOKEN_URL: whenSet(httpUrl),
  OAUTH_USERINFO_URL: whenSet(httpUrl),
  OAUTH_CLIENT_ID: whenSet(text),
  OAUTH_CLIENT_SECRET: whenSet(text),

  /** For tests alone (fail-point.ts). */
  FAIL_POINTS: text.default(""),
  FAIL_SEED: text.default(""),
};

type Settings = typeof SETTINGS;
type Name = keyof Settings;

/** Settings that are valid only together. */
const GROUPS: readonly (readonly Name[])[] = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["MONERO_WALLET_RPC_URL", "MONERO_NODE_RPC_URL"],
  ["INBOUND_IMAP_URL", "INBOUND_ADDRESS"],
  [
    "OAUTH_PROVIDER_NAME",
    "OAUTH_AUTHORIZE_URL",
    "OAUTH_TOKEN_URL",
    "OAUTH_USERINFO_URL",
    "OAUTH_CLIENT_ID",
    "OAUTH_CLIENT_SECRET",
  ],
];

/** Reads one setting. An empty value counts as not set, as in a copied .env.example. */
export function env<Of extends Name>(name: Of): z.output<Settings[Of]> {
  const read = SETTINGS[name].safeParse(given(name));
  if (!read.success) throw new Error(describeProblem(name, read.error));
  return read.data as z.output<Settings[Of]>;
}

/** Stops the start with one sentence for each missing or wrong setting, instead of failing at the first order. */
export function checkEnv(): void {
  const wrong = (Object.keys(SETTINGS) as Name[]).flatMap((name) => {
    const { error } = SETTINGS[name].safeParse(given(name));
    return error ? [describeProblem(name, error)] : [];
  });
  const incomplete = GROUPS.flatMap((group) => {
    const missing = group.filter((name) => given(name) === undefined);
    const isIncomplete = missing.length > 0 && missing.length < group.length;
    return isIncomplete ? [`${missing.join(", ")} must be set too; all of ${group.join(", ")} or none.`] : [];
  });
  const problems = [...wrong, ...incomplete, ...(wrong.length === 0 ? sharedMailbox() : [])];
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/** The cms moves and deletes mails of its mailbox: people must not work in it. */
function sharedMailbox(): string[] {
  const isShared = env("INBOUND_ADDRESS")?.toLowerCase() === env("SUPPORT_EMAIL").toLowerCase();
  return isShared ? ["INBOUND_ADDRESS must not be SUPPORT_EMAIL: the cms empties its mailbox."] : [];
}

function given(name: Name): string | undefined {
  return process.env[name]?.trim() ? process.env[name] : undefined;
}

/** Leaves out the value: it may be a secret, and the sentence goes to a log. */
function describeProblem(name: Name, { issues: [issue] }: z.ZodError): string {
  return given(name) === undefined
    ? `${name} is not set. \`npm start\` at the project's root sets it; see .env.example.`
    : `${name} ${issue?.message ?? "is not right"}; see .env.example.`;
}
