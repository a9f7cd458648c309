import type { EntryContext } from "react-router";
import type { ImportMap } from "./integrity-manifest.ts";
import startScript from "./start.js?raw";

/**
 * The end of a page with scripts: its data, the plan of what to load, and the script that loads it. Only the first two
 * differ between pages, so that the content security policy names one constant script. The script finds them by their
 * position, because an editor's heading could have any id.
 */
export async function scriptsOf(context: EntryContext, importMap: ImportMap | null): Promise<string> {
  const stream = context.serverHandoffStream;
  if (!stream) return "";
  // The framework would stream the data through Suspense; all of it is known here.
  context.serverHandoffStream = undefined;
  const data = await readAll(stream);
  return `${dataScript(data)}${dataScript(JSON.stringify(planOf(context, importMap)))}<script>${startScript}</script>`;
}

/** No text may end the surrounding script. */
function dataScript(json: string): string {
  return `<script type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
}

function planOf(context: EntryContext, importMap: ImportMap | null) {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = context;
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
      entry ?? {};
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    return [route.id, parts.filter((part) => part !== undefined)];
  });
  return {
    isLive: isLive(context),
    importMap,
    settings: JSON.parse(serverHandoffString) as unknown,
    // Only in development, where pages start at once, and before all other modules: it replaces edited ones.
    runtime: manifest.hmr?.runtime ?? null,
    manifest: manifest.url,
    routes,
    entry: manifest.entry.module,
  };
}

/**
 * True for pages that change by themselves, for a message that goes away by itself, and while a conversation goes on,
 * in which an answer may come.
 */
function isLive({ routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  const { flash, chat } = (loaderData.root ?? {}) as { flash?: unknown; chat?: unknown };
  return Boolean(flash ?? chat) || matches.some(({ route }) => hasLiveHandle(routeModules[route.id]?.handle));
}

function hasLiveHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isLive" in handle;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value) chunks.push(value);
  }
  return Buffer.concat(chunks).toString();
}
