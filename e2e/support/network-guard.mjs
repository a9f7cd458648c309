// Loaded into a server (NODE_OPTIONS=--import): writes down every connection that would leave the machine.
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";

const file = process.env.NETWORK_GUARD_FILE ?? "";
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** @param {string} what */
const report = (what) => appendFileSync(file, `${what}\n`);

report(`watching ${path.basename(process.argv[1] ?? "")}`);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [target] = Array.isArray(args[0]) ? args[0] : args;
  const host =
    typeof target === "object" && target !== null && !target.path ? (target.host ?? "localhost") : "localhost";
  if (!LOOPBACK.test(host)) report(`connect ${host}`);
  return connect.apply(this, args);
};

const lookup = dns.lookup;
dns.lookup = Object.assign(function (/** @type {string} */ name, /** @type {any[]} */ ...rest) {
  if (!LOOPBACK.test(name)) report(`lookup ${name}`);
  return lookup(name, ...rest);
}, lookup);
