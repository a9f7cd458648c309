import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { step } from "../../scripts/lib/progress.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { startService } from "../../scripts/lib/service.mjs";

/** Lies beside the packages, so that `../domain` is the same for it as for web. */
const FOLDER = inRoot("bench", ".cache", "stock", "web");
const COPIED = [
  "app",
  "build-plugins",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
/** Web reads them beside itself. */
const BESIDE = ["domain", "art", "scripts", "package.json"];
const SERVE_VERSION = "7.18.4";

/** The framework's own entry, with two additions that our pages cannot do without. */
const STOCK_ENTRY = `
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import { localeOfPath } from "#app/i18n/path.ts";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";

export default async function handleRequest(request, status, headers, context) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const messages = await loadMessages(locale);
  return new Promise((resolve, reject) => {
    const page = (
      <Translations locale={locale} messages={messages}>
        <ServerRouter context={context} url={request.url} />
      </Translations>
    );
    const { pipe } = renderToPipeableStream(page, {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
`;

/** The framework's own link, in place of ours. */
const STOCK_LINK = `
import { Link } from "react-router";
import { localizePath } from "./path.ts";
import { useCurrentLocale } from "./translations.tsx";

export function LocalizedLink({ to, ...props }) {
  const locale = useCurrentLocale();
  return to.startsWith("/") ? <Link to={localizePath(to, locale)} {...props} /> : <a href={to} {...props} />;
}
`;

/** Our pages as the framework alone would serve them: `react-router-serve`, its own entry, its own links. */
export async function ensureStockSite() {
  const stamp = `${FOLDER}/.wren-built`;
  const wanted = await fingerprint(
    ["web/app", "web/package.json", "web/vite.config.ts", "bench/lib/stock-site.mjs", "domain/dist"],
    () => false,
  );
  if ((await readFile(stamp, "utf8").catch(() => null)) === wanted) return;

  await step("Building the same pages the framework's way", async () => {
    for (const name of COPIED) {
      await rm(`${FOLDER}/${name}`, { recursive: true, force: true });
      await cp(inRoot("web", name), `${FOLDER}/${name}`, { recursive: true });
    }
    await mkdir(inRoot("bench", ".cache", "stock"), { recursive: true });
    for (const name of BESIDE)
      await symlink(inRoot(name), inRoot("bench", ".cache", "stock", name)).catch(() => undefined);
    await writeFile(`${FOLDER}/app/entry.server.tsx`, STOCK_ENTRY);
    await writeFile(`${FOLDER}/app/i18n/localized-link.tsx`, STOCK_LINK);
    await replaceIn(
      "app/visit/visit.server.ts",
      "createContext<Connection>()",
      'createContext<Connection>({ peer: "127.0.0.1", reference: "", takePage: () => undefined })',
    );
    await replaceIn(
      "vite.config.ts",
      'build: { rollupOptions: { input: "./server/main.ts", output: { codeSplitting: false } } },',
      "",
    );
    await replaceIn(
      "package.json",
      '"dependencies": {',
      `"dependencies": {\n    "@react-router/node": "${SERVE_VERSION}",\n    "@react-router/serve": "${SERVE_VERSION}",`,
    );
    await run("npm", ["install", "--no-save", "--no-audit", "--no-fund"], { cwd: FOLDER });
    await run(process.execPath, ["node_modules/@react-router/dev/bin.js", "build"], {
      cwd: FOLDER,
      env: { ...process.env, NODE_ENV: "production" },
    });
  });
  await writeFile(stamp, wanted);
}

/**
 * @param {{ port: number, cmsPort: number }} settings
 */
export async function startStockSite({ port, cmsPort }) {
  const service = startService({
    name: "react-router-serve",
    args: ["node_modules/@react-router/serve/bin.js", "build/server/index.js"],
    cwd: FOLDER,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
    },
    onLine: () => undefined,
  });
  await service.waitUntilAnswers(`http://127.0.0.1:${port}/icon.png`);
  return service;
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
async function replaceIn(file, from, to) {
  const text = await readFile(`${FOLDER}/${file}`, "utf8");
  if (!text.includes(from))
    throw new Error(`${file} does not contain ${from}: bench/lib/stock-site.mjs is out of date.`);
  await writeFile(`${FOLDER}/${file}`, text.replace(from, to));
}
