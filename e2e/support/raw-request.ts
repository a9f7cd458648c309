import { once } from "node:events";
import { connect } from "node:net";

/** Sends these very bytes, which no client library would, and reads until the server closes the connection. */
export async function sendRaw(siteUrl: string, bytes: string): Promise<string> {
  return (await openRaw(siteUrl))(bytes);
}

/** Connects, for several who want to send at the same moment. @returns what sends bytes and reads the answer */
export async function openRaw(siteUrl: string): Promise<(bytes: string) => Promise<string>> {
  const { hostname, port } = new URL(siteUrl);
  const host = hostname === "localhost" ? "127.0.0.1" : hostname.replace(/^\[|\]$/g, "");
  const socket = connect(Number(port), host);
  await once(socket, "connect");
  return (bytes) =>
    new Promise((resolve) => {
      let answer = "";
      socket.on("data", (data) => (answer += data.toString()));
      socket.on("close", () => resolve(answer));
      socket.on("error", () => resolve(answer));
      socket.write(bytes);
    });
}
