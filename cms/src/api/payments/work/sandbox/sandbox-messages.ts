import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "../../../../platform/env";
import { signSandboxMessage } from "./sandbox-provider";

const WAITS_MS = [0, 1_000, 5_000, 25_000];
const TIMEOUT_MS = 10_000;

/** Sends the shop a message through its public address, like a real provider, and repeats it on failure. */
export async function sendSandboxMessage(ref: string): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), ref });
  for (const waitMs of WAITS_MS) {
    await pause(waitMs, null, { ref: false });
    if (await isTaken(body)) return;
  }
}

async function isTaken(body: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${env("PUBLIC_URL")}/webhooks/sandbox`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sandbox-Signature": signSandboxMessage(body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
