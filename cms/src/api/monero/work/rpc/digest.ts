import { createHash, randomBytes } from "node:crypto";

export type Login = { user: string; password: string };

/** Digest challenge of a server (RFC 2617); the wallet's is valid for one connection. */
export type Challenge = { realm: string; nonce: string };

type ChallengeReply = {
  login: Login;
  challenge: Challenge;
  uri: string;
  /** Number of answers to this challenge, this one included. */
  count: number;
};

/** @returns null when there is no challenge that we can answer */
export function readChallenge(header: string | undefined): Challenge | null {
  const field = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(header ?? "")?.[1];
  const realm = field("realm");
  const nonce = field("nonce");
  return header?.startsWith("Digest ") && realm !== undefined && nonce !== undefined ? { realm, nonce } : null;
}

/**
 * `Authorization` header of a POST. The wallet supports MD5 only: the login merely keeps other users of the machine
 * out.
 */
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
