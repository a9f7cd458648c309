import path from "node:path";
import { Worker } from "node:worker_threads";
import { bcrypt } from "./bcrypt";
import type { HashResult, HashTask } from "./hash-worker";

/** A hash takes about 170 ms: whoever is last in a full queue still gets an answer before web stops waiting. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;
const ROUNDS = 10;

/** Too many passwords wait already, or their thread died. Nothing was tried; the same request may be sent again. */
export class HashingUnavailable extends Error {
  override readonly name = "HashingUnavailable";
  readonly status = 503;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
  // Strapi's admin answers 501 to every failure of a sign-in, unless it carries this code.
  readonly details = { code: "LOGIN_NOT_ALLOWED" };
}

type Waiting = { resolve: (result: boolean | string) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Hashes and compares passwords in a thread of their own: on the cms's only thread each would stall every request.
 * Strapi's accounts and its admin both call this library, so that they need not be changed.
 */
export function hashOffThread(): void {
  bcrypt.compare = async (password, hash) => (await inWorker({ password, hash })) === true;
  bcrypt.hash = async (password, rounds) => String(await inWorker({ password, rounds }));
}

export async function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, ROUNDS);
}

export async function comparePassword(password: string, hash: string): Promise<boolean> {
  return bcrypt.compare(password, hash);
}

export async function stopHashing(): Promise<void> {
  await worker?.terminate();
}

type Task = { password: string; hash: string } | { password: string; rounds: number };

async function inWorker(task: Task): Promise<boolean | string> {
  if (waiting.size >= MOST_WAITING) throw new HashingUnavailable("Too many passwords at once");
  const thread = (worker ??= startWorker());
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    thread.postMessage({ id: lastId, ...task } satisfies HashTask);
  });
}

function startWorker(): Worker {
  const started = new Worker(path.join(__dirname, "hash-worker.js"));
  started.on("message", ({ id, result }: HashResult) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  // Whoever waited is told, and the next one starts a new thread.
  started.on("error", rejectAll);
  started.on("exit", () => {
    worker = null;
    rejectAll();
  });
  started.unref();
  return started;
}

function rejectAll(cause?: Error): void {
  const error = new HashingUnavailable("The thread for passwords has ended", { cause });
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
