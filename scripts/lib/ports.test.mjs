import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { findFreePort, requireFreePort } from "./ports.mjs";

test("a taken port is told with the setting that chooses another", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await assert.rejects(requireFreePort(port, "CMS_PORT"), new RegExp(`Port ${port} is taken.*CMS_PORT=${port + 1}`));
  server.close();
});

test("a free port is free", async () => {
  await requireFreePort(await findFreePort(), "PORT");
});
