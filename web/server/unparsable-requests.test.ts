import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { refuseUnparsable } from "./unparsable-requests.ts";

/** The server's answer to these bytes. */
async function say(bytes: string): Promise<string> {
  const server = createServer((_, response) => response.end("understood"));
  server.on("clientError", refuseUnparsable);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  let answer = "";
  await new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("close", () => resolve());
    socket.on("error", () => resolve());
  });
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

test("whoever sends too many cookies is told what to do, in both languages", async () => {
  const answer = await say(`GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${"x".repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain("Delete the cookies of this site");
  expect(answer).toContain("Löschen Sie die Cookies");
});

test("what is no HTTP is refused", async () => {
  expect(await say("Grüezi\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request/);
});

test("whoever goes on sending after a refusal is cut off", async () => {
  const server = createServer((_, response) => response.end("understood"));
  server.on("clientError", refuseUnparsable);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write("Grüezi\r\n\r\n"));
  socket.resume();
  await new Promise<void>((resolve) => {
    const sending = setInterval(() => socket.write("x"), 50);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(sending);
      resolve();
    });
  });
  await new Promise((resolve) => server.close(resolve));
});
