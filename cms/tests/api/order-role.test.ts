import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { openOrderDesk } from "../support/order-desk";
import { signInAsNewEditor, signInAsNewOrderStaff, type Staff } from "../support/staff";

let cms: BootedCms;
let orderStaff: Staff;
let editor: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  orderStaff = await signInAsNewOrderStaff(cms);
  editor = await signInAsNewEditor(cms);
});

afterAll(() => cms.stop());

const PAGES = "/content-manager/collection-types/api::page.page?locale=en";
const SKUS = "/content-manager/collection-types/api::sku.sku";

test("order staff do all work on orders, and none of the editors'", async () => {
  const desk = await openOrderDesk(cms, orderStaff);
  const placed = await desk.placePaid({ email: "served@example.org" });
  expect(await desk.numbersIn("search=served@")).toEqual([placed.number]);
  expect((await desk.download(`documents/invoices?numbers=${placed.number}`)).status).toBe(200);
  expect((await desk.post("shipments", { text: `${placed.number},1`, isTrial: false })).status).toBe(200);
  expect((await desk.act(placed, "correct-tracking", { trackingNumber: "2" })).status).toBe(200);
  expect((await orderStaff.call("GET", "/desk/subscriptions/list?search=served@example.org")).status).toBe(200);
  // The list of what needs attention leads there, and parcels that come back are recorded there.
  expect((await orderStaff.call("GET", "/desk/stock/list")).status).toBe(200);

  for (const path of [
    PAGES,
    SKUS,
    "/desk/chat/canned-replies",
    "/desk/requests/list",
    "/desk/audit/list",
    "/admin/users",
  ])
    expect((await orderStaff.call("GET", path)).status, path).toBe(403);
});

test("editors preview drafts and see all blocks, and order staff do not", async () => {
  const { results } = (await editor.call("GET", PAGES)).body as { results: [{ documentId: string }] };
  const preview = `/content-manager/preview/url/api::page.page?documentId=${results[0].documentId}&locale=en&status=draft`;
  expect((await editor.call("GET", preview)).body.data.url).toContain("?preview=");
  expect((await orderStaff.call("GET", preview)).status).toBe(204);

  const { address } = (await editor.call("GET", "/desk/blocks/all/de")).body as { address: string };
  expect(address).toContain("/de/preview/all-blocks?preview=");
  expect((await orderStaff.call("GET", "/desk/blocks/all/de")).status).toBe(404);
});

test("editors do their work, and none of the order staff's", async () => {
  expect((await editor.call("GET", PAGES)).status).toBe(200);
  for (const path of ["/desk/orders/list", "/desk/orders/documents/invoices?numbers=W-0000-0000"])
    expect((await editor.call("GET", path)).status, path).toBe(403);
  for (const path of ["/desk/orders/shipments", "/desk/orders/W-0000-0000/correct-email"])
    expect((await editor.call("POST", path, {})).status, path).toBe(403);
});
