// Loaded into a server (NODE_OPTIONS=--import): records every connection that would leave the machine.
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** @param {string} what */
function report(what) {
  appendFileSync(process.env.NETWORK_GUARD_FILE ?? "", `${what}\n`);
}

/**
 * Wraps a method: calls `before` with the arguments, then the original.
 * @param {any} owner
 * @param {string} name
 * @param {(args: any[]) => void} before
 */
function watch(owner, name, before) {
  const original = owner[name];
  owner[name] = Object.assign(function (/** @type {any[]} */ ...args) {
    before(args);
    // @ts-expect-error -- `this` is whatever the caller made it
    return original.apply(this, args);
  }, original);
}

// Threads of a program are watched, too, but only the program is listed.
if (isMainThread) report(`watching ${path.basename(process.argv[1] ?? "")}`);

watch(net.Socket.prototype, "connect", (args) => {
  const [target] = Array.isArray(args[0]) ? args[0] : args;
  const isTcp = typeof target === "object" && target !== null && !target.path;
  const host = isTcp ? (target.host ?? "localhost") : "localhost";
  if (!LOOPBACK.test(host)) report(`connect ${host}`);
});

watch(dns, "lookup", ([name]) => {
  if (!LOOPBACK.test(name)) report(`lookup ${name}`);
});
