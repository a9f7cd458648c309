import { createRequire } from "node:module";
import { inRoot } from "./paths.mjs";

/** @typedef {{ to: string[], raw: string }} Received */
/** @typedef {{ address: string }} Mailbox */
/** @typedef {(error?: Error | null) => void} Done */

/**
 * A real SMTP server on loopback that keeps the mails it receives.
 * @param {{ port?: number, onReceived?: (mail: Received) => Promise<unknown> }} options `onReceived` hands a mail on
 *   before its sender hears that it has arrived
 */
export async function startSmtp({ port = 0, onReceived } = {}) {
  const { SMTPServer } = createRequire(inRoot("cms", "package.json"))("smtp-server");
  /** @type {Received[]} */
  const received = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    /** @type {(mailbox: Mailbox, session: object, done: Done) => void} */
    onRcptTo({ address }, _session, done) {
      const isRefused = address.startsWith("nobody");
      done(isRefused ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null);
    },
    /** @type {(stream: import("node:stream").Readable, session: { envelope: { rcptTo: Mailbox[] } }, done: Done) => void} */
    onData(stream, { envelope }, done) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = { to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() };
        received.push(mail);
        Promise.resolve(onReceived?.(mail)).then(() => done(), done);
      });
    },
  });
  // A sender that dies in the middle of a mail is not this server's failure.
  server.on("error", () => undefined);
  const listener = server.listen(port, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  return {
    /** @type {number} */
    port: listener.address().port,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
