import { createHash, randomBytes } from "node:crypto";

export type Login = { user: string; password: string };

/** What a server wants to be answered (RFC 2617); the wallet's belongs to one connection. */
export type Challenge = { realm: string; nonce: string };

type ChallengeReply = {
  login: Login;
  challenge: Challenge;
  uri: string;
  /** How often this challenge was answered, with this time. */
  count: number;
};

/** @returns null when there is none that we can answer */
export function readChallenge(header: string | undefined): Challenge | null {
  const field = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(header ?? "")?.[1];
  const realm = field("realm");
  const nonce = field("nonce");
  return header?.startsWith("Digest ") && realm !== undefined && nonce !== undefined ? { realm, nonce } : null;
}

/** The header of a POST. MD5 is what the wallet speaks: the login keeps other users of the machine out, no more. */
export function answerChallenge({ login, challenge, uri, count }: ChallengeReply): string {
  const { realm, nonce } = challenge;
  const nc = count.toString(16).padStart(8, "0");
  const cnonce = randomBytes(8).toString("hex");
  const who = md5(`${login.user}:${realm}:${login.password}`);
  const response = md5([who, nonce, nc, cnonce, "auth", md5(`POST:${uri}`)].join(":"));
  const quoted = Object.entries({ username: login.user, realm, nonce, uri, cnonce, response });
  return `Digest ${quoted.map(([name, value]) => `${name}="${value}"`).join(", ")}, algorithm=MD5, qop=auth, nc=${nc}`;
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
