// Starts the built cms as `strapi start` does, without loading Strapi's other commands first (a fifth of the start).
const path = require("node:path");
const { createStrapi } = require("@strapi/strapi");

createStrapi({ appDir: __dirname, distDir: path.join(__dirname, "dist") }).start();
