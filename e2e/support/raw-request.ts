import { connect } from "node:net";

/** Sends these very bytes, which no client library would, and reads until the server closes the connection. */
export function sendRaw(siteUrl: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(siteUrl);
  const host = hostname === "localhost" ? "127.0.0.1" : hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), host, () => socket.write(bytes));
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
  });
}
