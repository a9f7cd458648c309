import { startSite } from "./site.ts";

/** One site for all journeys that only look; whoever breaks things starts one of their own. */
export default async function setup() {
  // Nobody waits for blocks here.
  const site = await startSite({ SANDBOX_BLOCK_MS: "300", MONERO_WATCH_SECONDS: "1" });
  process.env.WREN_SITE_URL = site.url;
  process.env.WREN_CMS_URL = site.cmsUrl;
  process.env.WREN_DATA_DIR = site.dataDir;
  return () => site.stop();
}
