import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startOAuthServer } from "../../scripts/lib/oauth-server.mjs";
import { startSite, type SiteAddress } from "./site.ts";

/** Starts the edited site on first request, in the process that lives as long as all journeys. */
export async function startSiteKeeper() {
  let starting: ReturnType<typeof startEditedSite> | null = null;
  const server = createServer((_request, response) => {
    starting ??= startEditedSite();
    starting.then(
      ({ url, cmsUrl, dataDir }) => response.end(JSON.stringify({ url, cmsUrl, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      const site = await starting?.catch(() => null);
      await site?.stop();
    },
  };
}

/** A site on which staff work: they publish, change prices and keys, and have set up a login provider. */
async function startEditedSite() {
  const oauth = await startOAuthServer({ id: "wren", secret: "between us" });
  const site = await startSite(oauth.env);
  return {
    ...site,
    async stop() {
      await site.stop();
      await oauth.stop();
    },
  };
}

/** The site for journeys that change public content. Each must use content that no other journey reads. */
export async function editedSite(): Promise<SiteAddress> {
  const answer = await fetch(process.env.WREN_SITE_KEEPER_URL ?? "");
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SiteAddress;
}
