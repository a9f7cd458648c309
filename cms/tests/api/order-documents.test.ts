import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatMoney, money } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasPdfReader, PDF_READER_IS_MISSING } from "../../../scripts/lib/pdf-reader.mjs";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { openOrderDesk } from "../support/order-desk";
import { ADDRESS, place } from "../support/shop";
import { signInAsNewEditor } from "../support/staff";

let cms: BootedCms;
let desk: Awaited<ReturnType<typeof openOrderDesk>>;

beforeAll(async () => {
  cms = await bootFromTemplate();
  desk = await openOrderDesk(cms);
});

afterAll(async () => {
  await cms.stop();
});

const documents = (kind: string, ...numbers: string[]) =>
  desk.download(`documents/${kind}?numbers=${encodeURIComponent(numbers.join(","))}`);

/** Words of a PDF as poppler reads them. */
function wordsOf(pdf: Buffer): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "wren-pdf-"));
  try {
    const file = path.join(folder, "document.pdf");
    writeFileSync(file, pdf);
    return execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" }).replace(/[\s\u00a0]+/g, " ");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const plain = (minor: number, locale: "de" | "en") =>
  formatMoney(money(minor, "chf"), locale).replaceAll("\u00a0", " ");

test("an invoice is a PDF to save, for staff who may work on orders alone", async () => {
  const { number } = await desk.placePaid();
  const response = await documents("invoices", number);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(`invoice-${number}.pdf`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  const address = `/desk/orders/documents/invoices?numbers=${number}`;
  expect((await fetch(cms.url + address)).status).toBe(401);
  expect((await (await signInAsNewEditor(cms)).download(address)).status).toBe(403);
});

test("an invoice and a packing slip hold the order's own figures, in the buyer's language", async ({ skip }) => {
  skip(!hasPdfReader(), PDF_READER_IS_MISSING);
  const address = { ...ADDRESS, firstName: "Zoë", lastName: "Łukasiewicz", city: "Zürich", zip: "8001" };
  const lines = [
    { sku: "WREN-ONE-GRAPHITE", quantity: 2 },
    { sku: "CHARGER", quantity: 3 },
  ];
  const german = await desk.placePaid({ address, lines, locale: "de" });
  const english = await desk.placePaid({ locale: "en" });
  const order = await desk.show(german);
  const pdf = Buffer.from(await (await documents("invoices", german.number, english.number)).arrayBuffer());
  const words = wordsOf(pdf);
  for (const minor of [order.subtotalMinor, order.shippingMinor ?? 0, order.vatMinor, order.totalMinor])
    expect(words).toContain(plain(minor, "de"));
  for (const text of [
    ...[`Rechnung ${german.number}`, `Invoice ${english.number}`, "Zoë Łukasiewicz", "8001 Zürich"],
    ...["MWST-Nummer", "Diese Rechnung ist bezahlt.", "There is nothing left to pay.", "Seite 1 von 1"],
  ])
    expect(words).toContain(text);

  const slip = wordsOf(Buffer.from(await (await documents("packing-slips", german.number)).arrayBuffer()));
  expect(slip).toContain(`Lieferschein ${german.number}`);
  expect(slip).toContain("CHARGER");
  expect(slip).not.toContain("CHF");
});

test("only paid orders have an invoice, and only parcels a packing slip; an unknown order is not found", async () => {
  const paid = await desk.placePaid();
  const unpaid = await place(desk.call);
  const refused = await documents("invoices", paid.number, unpaid.number);
  expect([refused.status, (await refused.json()).error.message]).toEqual([409, "no-invoice"]);
  expect((await documents("packing-slips", unpaid.number)).status).toBe(409);
  expect((await documents("invoices", paid.number, "W-0000-0000")).status).toBe(404);
  expect((await documents("letters", paid.number)).status).toBe(404);
  expect((await documents("invoices")).status).toBe(400);
  expect((await documents("invoices", ...Array.from({ length: 101 }, (_, index) => String(index)))).status).toBe(400);
});

test("an order keeps its invoice when the buyer is erased, and has no packing slip any more", async () => {
  const { number } = await desk.placePaid();
  const erased = { address: null, email: "", erasedAt: new Date() };
  await desk.rows("order").update({ where: { number }, data: erased });
  expect((await documents("invoices", number)).status).toBe(200);
  expect((await documents("packing-slips", number)).status).toBe(409);
});
