import { isInIpRanges, isIpRange } from "@wren/domain";
import qs from "qs";
import { z } from "zod";
import { BACKEND_VERSIONS } from "#app/cms/client.server.ts";
import { ADDRESS_HEADERS } from "#app/visit/client-address.server.ts";

const port = z.coerce.number().int().min(0).max(65_535);

/** Values of a secret, separated by commas: the first signs, all are accepted (docs/runbooks/rotate-secrets.md). */
const secretValue = z.string().trim().min(16);
const secrets = z
  .string()
  .transform((list) => list.split(","))
  .pipe(z.tuple([secretValue], secretValue));

/** True for scheme and host only, because the value becomes part of the content security policy. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const settingsSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: port.default(3000),
  /** Processes at this port; more than one need one more, small one, which starts them. */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** Time between the signal to stop and the last new request, for a balancer to notice. */
  DRAIN_SECONDS: z.coerce.number().nonnegative().max(60).default(0),
  /** The site's public address: scheme and host of every absolute URL we write. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  /** The site's onion address; Tor Browser is told of it, and every form works there too. */
  ONION_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => isOrigin(url) && url.endsWith(".onion"), "must be an origin such as http://abc…xyz.onion")
    .optional(),
  /** Address of the content backend; browsers never see it. */
  CMS_URL: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:1337"),
  /** Public address of the admin, which shows previews of drafts in a frame; the cms's own by default. */
  ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Version of the backend, and the prefix of its paths (v3 has none). */
  CMS_VERSION: z.enum(BACKEND_VERSIONS).default("v5"),
  CMS_PREFIX: z.string().startsWith("/").default("/api"),
  /** Name of the session cookie; over https it gets the prefix `__Host-`. */
  AUTH_COOKIE: z
    .string()
    .regex(/^[\w-]+$/, "must be letters, digits, _ and -")
    .default("wren-session"),
  /** Lifetime of the session cookie, and its SameSite option. */
  AUTH_COOKIE_MAX_AGE_DAYS: z.coerce.number().positive().max(400).default(30),
  AUTH_COOKIE_SAME_SITE: z.enum(["lax", "strict"]).default("lax"),
  /** Query parameters of `GET /users/me`, such as `populate[0]=role`. */
  AUTH_QUERY: z
    .string()
    .default("")
    .transform((query) => qs.parse(query)),
  /** Name of the login provider for visitors; the cms has its other settings. */
  OAUTH_PROVIDER_NAME: z.string().min(1).optional(),
  /**
   * Key of the hashes by which rate limits know visitors. Several processes must share it; without it one is generated
   * at each start.
   */
  VISITOR_KEY_SECRET: secrets.optional(),
  /** Key that signs the carts. Without it one is generated at each start, and all carts are empty then. */
  CART_SECRET: secrets.optional(),
  /** Origins of payment providers to which the checkout's form may lead. */
  PAYMENT_ORIGINS: z
    .string()
    .default("https://checkout.stripe.com")
    .transform((list) => list.split(" ").filter(Boolean))
    .refine(
      (origins) => origins.every(isOrigin),
      "must be origins such as https://pay.example.org, separated by spaces",
    ),
  /** Prefix of the backend's pictures; the site's own origin unless an operator moves them. */
  BACKEND_PUBLIC_URL: z.string().min(1).default("/media"),
  /** Header in which the proxy before web names the visitor's address; unset, no header is trusted. */
  PROXY_ADDRESS_HEADER: z.string().toLowerCase().pipe(z.enum(ADDRESS_HEADERS)).optional(),
  /** Addresses and ranges of that proxy; the loopback by default. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(",").map((range) => range.trim()))
    .refine((ranges) => ranges.every(isIpRange), "must be addresses or CIDR ranges, separated by commas")
    .refine((ranges) => !ranges.some((range) => range.endsWith("/0")), "must not hold everybody's addresses")
    .optional(),
  /** Address for reports of security holes, in `security.txt`; the contact form by default. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, "must be mailto:… or https://…")
    .optional(),
  /** Port of `/metrics`, on the loopback only; off by default. */
  METRICS_PORT: port.optional(),
  /** Sends the spec's list of bots to the maintenance page, or lets them read the site. */
  BOTS: z.enum(["maintenance", "allow"]).default("maintenance"),
});

/** Settings that make sense alone and not together; each would let all visitors share one limit. */
const envSchema = settingsSchema.superRefine((settings, context) => {
  if (settings.PROXY_ADDRESS_HEADER !== undefined) return;
  const tell = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (settings.NODE_ENV === "production" && isBehindProxy(settings))
    tell(
      "PROXY_ADDRESS_HEADER",
      "must name the header in which your proxy tells visitors' addresses (X-Forwarded-For with the files of deploy/), because PUBLIC_URL can only be reached through a proxy",
    );
  if (settings.TRUSTED_PROXIES?.some((range) => !isLoopback(range.replace(/\/.*/, ""))))
    tell(
      "TRUSTED_PROXIES",
      "has no effect without PROXY_ADDRESS_HEADER, the header in which these proxies tell visitors' addresses",
    );
});

/** Web speaks no TLS, and on loopback nobody reaches it from elsewhere. */
function isBehindProxy({ PUBLIC_URL, HOST }: z.infer<typeof settingsSchema>): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === "https:" || (isLoopback(HOST) && !isLoopback(hostname));
}

function isLoopback(host: string): boolean {
  return host === "localhost" || isInIpRanges(host.replace(/^\[|\]$/g, ""), ["127.0.0.0/8", "::1"]);
}

export type Env = z.infer<typeof envSchema>;

/** Stops the start with a list of everything that is wrong, not only the first. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty value in .env counts as not set.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${problems.join("\n")}`);
}

// oxlint-disable-next-line no-restricted-properties -- the one place that reads the environment
export const env = parseEnv(process.env);
