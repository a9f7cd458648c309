// The least that Node can do for a chat: event streams, and posts that are written into one of them. Nothing is stored,
// nobody is authenticated. Started as a process of its own.
import { createServer } from "node:http";

const [, , port = "0"] = process.argv;
/** @type {Map<string, import("node:http").ServerResponse>} */
const streams = new Map();

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://localhost");
  const to = searchParams.get("to") ?? "";
  if (request.method === "GET") {
    streams.set(to, response);
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("event: hello\ndata: {}\n\n");
    return;
  }
  let text = "";
  for await (const chunk of request) text += chunk;
  streams.get(to)?.write(`event: message\ndata: ${JSON.stringify({ text })}\n\n`);
  response.end("{}");
}).listen(Number(port), "127.0.0.1");
