import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Received = { to: string[]; raw: string };

/** A real SMTP server on loopback that keeps what it gets. */
export async function startSmtp({ port = 0 }: { port?: number } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const isRefused = address.startsWith("nobody");
      done(isRefused ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const listener = server.listen(port, "127.0.0.1");
  await new Promise<void>((resolve) => listener.once("listening", resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
