import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOfApp } from "../../scripts/lib/authenticator.mjs";
import { callAdmin, callDesk, readFirstAdmin, signIn } from "./admin-calls.mjs";
import type { SiteAddress } from "./site.ts";

type Cms = Pick<SiteAddress, "cmsUrl" | "dataDir">;

/** Shorter than a token's lifetime. */
const TOKEN_MS = 20 * 60_000;

/** Shares one sign-in among all journeys and processes of a site: Strapi limits an account to five in five minutes. */
export async function adminTokenOf({ cmsUrl, dataDir }: Cms): Promise<string> {
  const file = path.join(dataDir, "journeys-admin-token.json");
  const kept = await readFile(file, "utf8").then(
    (json) => JSON.parse(json) as { token: string; at: number },
    () => null,
  );
  if (kept && Date.now() - kept.at < TOKEN_MS) return kept.token;
  const token = await signIn(cmsUrl, await readFirstAdmin(dataDir));
  // Renamed, so that another process reads all of it or nothing.
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, JSON.stringify({ token, at: Date.now() }));
  await rename(written, file);
  return token;
}

/** `stock` is the wanted stock; staff record the difference. */
type ArticleChange = { stock?: number; priceChf?: number; active?: boolean };

type PageChange = { title?: string; forcedColorMode?: "none" | "light" | "dark"; blocks?: object[] };

/** The staff's actions, through the same calls as Strapi's admin. */
export async function signInAsFirstAdmin({ cmsUrl, dataDir }: Cms) {
  const token = await adminTokenOf({ cmsUrl, dataDir });
  const call = (method: string, path: string, body: object) => callAdmin(cmsUrl, method, path, { body, token });
  const pages = "/content-manager/collection-types/api::page.page";
  const articles = "/content-manager/collection-types/api::sku.sku";

  return {
    /** Saves the maintenance settings as an editor would. */
    async switchMaintenance(maintenance: { enabled: boolean; allowList: string }) {
      const website = "/content-manager/single-types/api::website.website";
      const message = { en: "New shelves are going up.", de: "Neue Regale werden montiert." };
      await call("PUT", website, { maintenance: { ...maintenance, message } });
    },
    async setSupportKey(supportPgpKey: string) {
      await call("PUT", "/content-manager/single-types/api::website.website", { supportPgpKey });
    },
    async renewCanary(dates: { datedOn: string; validUntil: string }) {
      const canary = { ...dates, statementEn: "Nothing to report.", statementDe: "Nichts zu berichten." };
      await call("PUT", "/content-manager/single-types/api::website.website", { canary });
    },
    /** Changes an article's price or stock; both take effect at once. */
    async saveArticle(code: string, { stock, ...change }: ArticleChange) {
      const found = await fetch(`${cmsUrl}${articles}?filters[code][$eq]=${code}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { results } = (await found.json()) as { results: { documentId: string; stock: number }[] };
      const [article] = results;
      if (!article) throw new Error(`There is no article ${code}`);
      if (stock !== undefined) {
        const body = { kind: "corrected", number: stock - article.stock, reason: "Journey", key: randomUUID() };
        if (body.number !== 0)
          await callDesk(cmsUrl, "POST", `/desk/stock/${article.documentId}/move`, { body, token });
      }
      if (Object.keys(change).length > 0)
        await call("PUT", `${articles}/${article.documentId}`, { ...change, pricesConfirmed: true });
    },
    /** Creates an entry of a collection, such as a shipping zone. */
    async createEntry(uid: string, entry: object): Promise<{ documentId: string }> {
      return (await call("POST", `/content-manager/collection-types/${uid}`, entry)) as { documentId: string };
    },
    /** Creates an entry in both languages and publishes it. */
    async publishNew(uid: string, entry: Record<"en" | "de", object>) {
      const entries = `/content-manager/collection-types/${uid}`;
      const { documentId } = (await call("POST", `${entries}/actions/publish?locale=en`, entry.en)) as {
        documentId: string;
      };
      await call("POST", `${entries}/${documentId}/actions/publish?locale=de`, entry.de);
    },
    /** Saves an entry in both languages and publishes nothing. @returns its id */
    async saveDraft(uid: string, entry: Record<"en" | "de", object>): Promise<string> {
      const entries = `/content-manager/collection-types/${uid}`;
      const { documentId } = (await call("POST", `${entries}?locale=en`, entry.en)) as { documentId: string };
      await call("PUT", `${entries}/${documentId}?locale=de`, entry.de);
      return documentId;
    },
    /** Saves changes in English and publishes nothing. */
    async changeDraft(uid: string, documentId: string, change: object) {
      await call("PUT", `/content-manager/collection-types/${uid}/${documentId}?locale=en`, change);
    },
    async publishDraft(uid: string, documentId: string, change: object, locale: "en" | "de" = "en") {
      await call(
        "POST",
        `/content-manager/collection-types/${uid}/${documentId}/actions/publish?locale=${locale}`,
        change,
      );
    },
    /** The query of the address at which the editor shows a draft. */
    async previewQuery(uid: string, documentId: string): Promise<string> {
      const { url } = await callAdmin<{ url: string }>(
        cmsUrl,
        "GET",
        `/content-manager/preview/url/${uid}?documentId=${documentId}&locale=en&status=draft`,
        { token },
      );
      return new URL(url).search;
    },
    /** The query of the address at which staff see all blocks. */
    async allBlocksQuery(): Promise<string> {
      const { address } = await callDesk<{ address: string }>(cmsUrl, "GET", "/desk/blocks/all/en", { token });
      return new URL(address).search;
    },
    /** @returns the id of the uploaded picture */
    async uploadPicture(file: string): Promise<number> {
      const form = new FormData();
      form.set("files", new Blob([await readFile(file)], { type: "image/png" }), path.basename(file));
      const [picture] = await callDesk<{ id: number }[]>(cmsUrl, "POST", "/upload", { body: form, token });
      if (!picture) throw new Error("The upload was answered without a file");
      return picture.id;
    },
    /** Sets up a second factor, so that this session goes on when one is required. */
    async setUpSecondFactor() {
      const { password } = await readFirstAdmin(dataDir);
      const desk = "/desk/second-factor";
      const { secret } = await callDesk<{ secret: string }>(cmsUrl, "POST", `${desk}/begin`, {
        body: { password },
        token,
      });
      await callDesk(cmsUrl, "POST", `${desk}/confirm`, { body: { code: codeOfApp(secret) }, token });
    },
    /** Changes fields of a page and publishes it. */
    async publishPage(slug: string, change: PageChange, locale: "en" | "de" = "en") {
      const found = await fetch(`${cmsUrl}${pages}?locale=${locale}&filters[slug][$eq]=${slug}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { results } = (await found.json()) as { results: { documentId: string; title: string }[] };
      const [page] = results;
      if (!page) throw new Error(`There is no page ${slug}`);
      const fields = { slug, title: page.title, forcedColorMode: "none", ...change };
      await call("POST", `${pages}/${page.documentId}/actions/publish?locale=${locale}`, fields);
    },
  };
}
