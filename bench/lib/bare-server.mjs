// The least that Node can do: one response, the same bytes and headers for everybody. Started as a process of its own.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , file = "", port = "0"] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(body, "base64");

createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1");
