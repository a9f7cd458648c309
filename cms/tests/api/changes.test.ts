import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../../scripts/lib/template-data.mjs";
import { signInAsAdmin } from "../support/admin";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { openChangeStream } from "../support/change-stream";

const { changeService } = requireBuilt(
  "platform/changes/change-service",
) as typeof import("../../src/platform/changes/change-service");

const RESOURCES = "/content-manager/collection-types/api::resource.resource";

let cms: BootedCms;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let changes: Awaited<ReturnType<typeof openChangeStream>> | undefined;

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsAdmin(cms);
});
afterAll(() => cms.stop());
afterEach(() => changes?.close());

async function listen() {
  changes = await openChangeStream(cms.url);
  return changes;
}

/** Announces a change, so that everything before it is known to have arrived. */
async function touchWebsite() {
  await cms.strapi.db.query("api::website.website").updateMany({ where: {}, data: { companyName: "Wren Mobile AG" } });
}

async function createResource(slug: string): Promise<string> {
  const { data } = await admin.call("POST", `${RESOURCES}?locale=en`, { slug, title: "News" });
  return data.documentId;
}

async function publish(documentId: string, locale = "en") {
  await admin.call("POST", `${RESOURCES}/${documentId}/actions/publish?locale=${locale}`, { title: "News" });
}

test("a stream says hello and is not stored anywhere", async () => {
  const { hello, headers } = await listen();
  expect(hello).toEqual({ name: "hello", data: "{}" });
  expect(headers.get("content-type")).toContain("text/event-stream");
  expect(headers.get("cache-control")).toBe("no-store, no-transform");
});

test("a draft is not announced; publishing, unpublishing and deleting an entry are, once each", async () => {
  const { nextType } = await listen();
  const documentId = await createResource("changes-one");
  await admin.call("PUT", `${RESOURCES}/${documentId}?locale=en`, { title: "Better news" });
  await touchWebsite();
  expect(await nextType()).toBe("website");

  await publish(documentId);
  await touchWebsite();
  expect([await nextType(), await nextType()]).toEqual(["resource", "website"]);

  await admin.call("POST", `${RESOURCES}/${documentId}/actions/unpublish?locale=en`, {});
  await touchWebsite();
  expect([await nextType(), await nextType()]).toEqual(["resource", "website"]);

  await publish(documentId);
  expect(await nextType()).toBe("resource");
  await admin.call("DELETE", `${RESOURCES}/${documentId}?locale=*`);
  expect(await nextType()).toBe("resource");
});

test("a translation's publication is announced", async () => {
  const documentId = await createResource("changes-two");
  await admin.call("PUT", `${RESOURCES}/${documentId}?locale=de`, { title: "Neues" });
  const { nextType } = await listen();
  await publish(documentId, "de");
  expect(await nextType()).toBe("resource");
});

test("bulk actions of the admin are announced, each once", async () => {
  const documentIds = [await createResource("changes-three"), await createResource("changes-four")];
  const { nextType } = await listen();
  for (const action of ["bulkPublish", "bulkUnpublish", "bulkPublish", "bulkDelete"]) {
    await admin.call("POST", `${RESOURCES}/actions/${action}?locale=en`, { documentIds, locale: ["en"] });
    await touchWebsite();
    expect([await nextType(), await nextType()]).toEqual(["resource", "website"]);
  }
});

test("the media library's uploads, changes, replacements and deletions are announced", async () => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } });
  const picture = new Blob([new Uint8Array(await pixel.png().toBuffer())], { type: "image/png" });
  const { nextType } = await listen();

  const upload = new FormData();
  upload.append("files", picture, "new.png");
  const [{ id }] = await admin.call("POST", "/upload", upload);
  expect(await nextType()).toBe("file");

  const details = new FormData();
  details.append("fileInfo", JSON.stringify({ alternativeText: "Another text" }));
  await admin.call("POST", `/upload?id=${String(id)}`, details);
  expect(await nextType()).toBe("file");

  const replacement = new FormData();
  replacement.append("files", picture, "other.png");
  await admin.call("POST", `/upload?id=${String(id)}`, replacement);
  expect(await nextType()).toBe("file");

  await admin.call("DELETE", `/upload/files/${String(id)}`);
  expect(await nextType()).toBe("file");
});

test("what is rolled back was never announced, and nested transactions wait for the outermost", async () => {
  const { nextType } = await listen();
  const documents = cms.strapi.documents("api::page.page");
  const home = await documents.findFirst({ locale: "en", filters: { slug: "home" } });
  const publishHome = () => documents.publish({ documentId: home?.documentId ?? "", locale: "en" });

  await expect(
    cms.strapi.db.transaction(async () => {
      await publishHome();
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await touchWebsite();
  expect(await nextType()).toBe("website");

  let isCommitted = false;
  const announced = nextType().then((type) => ({ type, isCommitted }));
  await cms.strapi.db.transaction(async ({ onCommit }: { onCommit: (callback: () => void) => void }) => {
    onCommit(() => (isCommitted = true));
    await cms.strapi.db.transaction(publishHome);
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(await announced).toEqual({ type: "page", isCommitted: true });
});

test("people are never announced", async () => {
  const { nextType } = await listen();
  const users = cms.strapi.documents("plugin::users-permissions.user");
  await users.create({ data: { username: "ada", email: "ada@example.org", provider: "local" } });
  await touchWebsite();
  expect(await nextType()).toBe("website");
});

test("a closed stream leaves nothing behind", async () => {
  const { countSubscribers } = changeService(cms.strapi);
  await expect.poll(countSubscribers).toBe(0);
  const { close } = await listen();
  expect(countSubscribers()).toBe(1);
  close();
  await expect.poll(countSubscribers).toBe(0);
});

test("a cms with open streams stops by itself when it is asked to", async () => {
  const { dataDir, remove } = await copyTemplateData();
  const env = { DATABASE_URL: "", DRAIN_SECONDS: "1" };
  const service = await startCms({ dataDir, cmsPort: await findFreePort(), env });
  const streams = await Promise.all([openChangeStream(service.url), openChangeStream(service.url)]);
  const stopped = service.stop();
  // A balancer hears of it before anybody is turned away.
  await expect.poll(async () => (await fetch(`${service.url}/_health`)).status).toBe(503);
  const served = await fetch(`${service.url}/api/website`);
  expect([served.status, served.headers.get("Connection")]).toEqual([200, "close"]);
  expect(await stopped).toBe("ended with status 0");
  for (const stream of streams) expect(await stream.next().catch(() => "cut off")).toBeNull();
  await remove();
});
