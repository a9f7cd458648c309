// Tells `npm run setup` what is missing before the site may open, or opens it. It listens to nobody, and may run beside
// a cms that serves.
const path = require("node:path");
const { createStrapi } = require("@strapi/strapi");

async function main() {
  const strapi = await createStrapi({
    appDir: __dirname,
    distDir: path.join(__dirname, "dist"),
    serveAdminPanel: false,
  }).load();
  const { openSite, readOpening } = require("./dist/src/api/opening/work/opening");
  const byCommand = { actor: { id: null, name: "npm run setup" }, now: new Date() };
  const opening = process.argv[2] === "open" ? await openSite(strapi, byCommand) : await readOpening(strapi);
  await new Promise((resolve) => process.send(opening, resolve));
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
