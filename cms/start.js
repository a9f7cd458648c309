// Starts the built cms as `strapi start` does, without loading Strapi's other commands first (a fifth of the start).
const path = require("node:path");
const { whyNotStart } = require("./dist/src/platform/process/check-start");

const reason = whyNotStart();
if (reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const { createStrapi } = require("@strapi/strapi");
createStrapi({ appDir: __dirname, distDir: path.join(__dirname, "dist") }).start();
