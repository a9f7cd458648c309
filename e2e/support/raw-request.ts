import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Sends these very bytes, which no client library would, and reads until the server closes the connection. */
export async function sendRaw(siteUrl: string, bytes: string): Promise<string> {
  return sendOn(await openRaw(siteUrl), bytes);
}

/**
 * Connects, for several who want to send at the same moment. The server has answered once on each connection then: it takes
 * new ones one at a time, and works in between.
 * @returns what sends bytes and reads the answer
 */
export async function openAccepted(siteUrl: string): Promise<(bytes: string) => Promise<string>> {
  const socket = await openRaw(siteUrl);
  socket.write("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  return (bytes) => sendOn(socket, bytes);
}

async function openRaw(siteUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  const host = hostname === "localhost" ? "127.0.0.1" : hostname.replace(/^\[|\]$/g, "");
  const socket = connect(Number(port), host);
  await once(socket, "connect");
  return socket;
}

function sendOn(socket: Socket, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
    socket.write(bytes);
  });
}
