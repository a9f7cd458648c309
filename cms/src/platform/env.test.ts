import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CMS_SECRET_NAMES } from "../../../scripts/lib/secrets.mjs";
import { checkEnv, env } from "./env";

beforeEach(() => {
  for (const name of CMS_SECRET_NAMES) vi.stubEnv(name, "0123456789abcdef");
  vi.stubEnv("DATA_DIR", "/var/lib/wren");
});
afterEach(() => vi.unstubAllEnvs());

test("with its secrets and its folder the cms may start", () => {
  expect(checkEnv).not.toThrow();
});

test.each([...CMS_SECRET_NAMES, "DATA_DIR"])("without %s it does not start, and says so", (name) => {
  vi.stubEnv(name, "");
  expect(checkEnv).toThrow(`${name} is not set.`);
});

test("everything that is wrong is told at once, and no value with it", () => {
  vi.stubEnv("ORDER_SECRET", undefined);
  vi.stubEnv("SUPPORT_EMAIL", "hello");
  vi.stubEnv("PUBLIC_URL", "wren.example");
  vi.stubEnv("MONERO_WATCH_SECONDS", "often");
  const problems = messageOf(checkEnv).split("\n");
  expect(problems).toEqual([
    "ORDER_SECRET is not set. `npm start` at the project's root sets it; see .env.example.",
    "PUBLIC_URL must be an address that begins with http:// or https://; see .env.example.",
    "SUPPORT_EMAIL must be an e-mail address; see .env.example.",
    "MONERO_WATCH_SECONDS must be a number; see .env.example.",
  ]);
});

test("a list of values of a secret has no empty one", () => {
  vi.stubEnv("ORDER_SECRET", "new,");
  expect(checkEnv).toThrow("ORDER_SECRET must be one value, or several that are separated by commas");
});

describe("settings that belong together", () => {
  test.each([
    ["STRIPE_SECRET_KEY", "sk_test_secret", "STRIPE_WEBHOOK_SECRET must be set too"],
    ["MONERO_WALLET_RPC_URL", "http://127.0.0.1:18083", "MONERO_NODE_RPC_URL must be set too"],
    ["INBOUND_ADDRESS", "replies@wren.example", "INBOUND_IMAP_URL must be set too"],
    ["OAUTH_PROVIDER_NAME", "example", "OAUTH_AUTHORIZE_URL, OAUTH_TOKEN_URL, OAUTH_USERINFO_URL"],
  ])("%s does not stand alone", (name, value, problem) => {
    vi.stubEnv(name, value);
    expect(checkEnv).toThrow(problem);
  });
});

describe("the mailbox for replies", () => {
  const URL = "imaps://replies:secret@mail.wren.example";
  test.each([
    ["http://mail.wren.example", "replies@wren.example", "INBOUND_IMAP_URL must begin with imaps:// or imap://"],
    ["imaps://mail.wren.example", "replies@wren.example", "INBOUND_IMAP_URL must name a user and a password"],
    ["imap://a:b@mail.wren.example", "replies@wren.example", "elsewhere it must be imaps://"],
    [URL, "replies+here@wren.example", "INBOUND_ADDRESS must be an address without a plus sign"],
    [URL, `${"a".repeat(41)}@wren.example`, "at most 40 characters before the @"],
    [URL, "Hello@wren.example", "INBOUND_ADDRESS must not be SUPPORT_EMAIL"],
  ])("at %s for %s is refused", (url, address, problem) => {
    vi.stubEnv("INBOUND_IMAP_URL", url);
    vi.stubEnv("INBOUND_ADDRESS", address);
    expect(checkEnv).toThrow(problem);
    expect(messageOf(checkEnv)).not.toContain("secret");
  });

  test("may be anywhere with TLS, and on this machine without", () => {
    vi.stubEnv("INBOUND_ADDRESS", "replies@wren.example");
    for (const url of [URL, "imap://replies:secret@127.0.0.1:143"]) {
      vi.stubEnv("INBOUND_IMAP_URL", url);
      expect(checkEnv).not.toThrow();
    }
  });
});

test.each([
  ["PUBLIC_URL", "https://wren.example//", "https://wren.example"],
  ["PUBLIC_URL", " ", "http://localhost:3000"],
  ["CHAT_MAIL_AFTER_SECONDS", "0", 0],
  ["ALLOW_SANDBOX", "true", true],
  ["ALLOW_SANDBOX", "", false],
  ["SMTP_URL", "", undefined],
  ["SUPPORT_EMAIL", "hilfe@zürich.ch", "hilfe@zürich.ch"],
  ["FIRST_ADMIN_EMAIL", "root@localhost", "root@localhost"],
  ["ORDER_SECRET", "short and old", ["short and old"]],
  ["ORDER_SECRET", "new, old", ["new", "old", "new, old"]],
] as const)("%s as %j is read as %j", (name, given, read) => {
  vi.stubEnv(name, given);
  expect(env(name)).toEqual(read);
});

function messageOf(call: () => void): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}
