import { FILE_NAME_HEADER, secondFactorOfferSchema, type PlacedOrder } from "@wren/domain";
import { expect } from "vitest";
import { codeOfApp } from "../../../scripts/lib/authenticator.mjs";
import type { BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { deskOf, newVisitor } from "../support/chat";
import { contactRequest } from "../support/contact";
import { emailChangeCalls, linkIn } from "../support/email-change";
import { createMoneroShop } from "../support/monero";
import { catchOutbox } from "../support/outbox";
import { extension } from "../support/services";
import { place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";

/** Of the demo content: a subscription that can be extended. */
const DEMO_MOBILE_ID = "M-1111-1111-K";

type Call = ReturnType<typeof createCaller>;

/** Makes a little of everything that a shop keeps, by the calls of its pages. Answers with the orders that were placed. */
export async function doBusiness(cms: BootedCms): Promise<PlacedOrder[]> {
  const call = createCaller(() => cms.url);
  const admin = await signInAsFirstAdmin(cms);
  const orders = [...(await sell(admin, call)), ...(await sellForMonero(cms))];
  await changeEmail(cms, call);
  await writeToSupport(cms, call);
  await chat(cms);
  await setUpSecondFactor(cms);
  await editContent(admin);
  // A mail that waits would be sent by the next start, and its row would change.
  const waiting = () => cms.strapi.db.connection("mails").whereNot({ state: "sent" }).pluck("to");
  await expect.poll(waiting).toEqual([]);
  return orders;
}

/** One order for each of the states unpaid, paid with a service, shipped, cancelled and refunded. */
async function sell(admin: Staff, call: Call): Promise<PlacedOrder[]> {
  const act = async ({ number }: PlacedOrder, action: string, body: object = {}) => {
    const { status } = await admin.call("POST", `/desk/orders/${number}/${action}`, body);
    expect(status, action).toBe(200);
  };
  const sold = async (changes: Parameters<typeof place>[1] = {}): Promise<PlacedOrder> => {
    const placed = await place(call, changes);
    await call("sandbox-payments/act", { body: { ref: placed.paymentUrl?.split("/").at(-1), action: "pay" } });
    const { body } = await call("shop/orders/look-up", { body: { secret: placed.secret, returned: true } });
    expect(body).toMatchObject({ state: "paid" });
    return placed;
  };

  const unpaid = await place(call, { email: "unpaid@example.org", locale: "de" });
  const withService = await sold({ email: "service@example.org", services: [extension(DEMO_MOBILE_ID)] });
  const shipped = await sold({ email: "shipped@example.org", currency: "eur" });
  await act(shipped, "ship", { trackingNumber: "99.00.1234" });
  const cancelled = await place(call, { email: "cancelled@example.org" });
  await act(cancelled, "cancel");
  const refunded = await sold({ email: "refunded@example.org" });
  await act(refunded, "refund");
  return [unpaid, withService, shipped, cancelled, refunded];
}

/** One that is paid, and one of which half has come. */
async function sellForMonero(cms: BootedCms): Promise<PlacedOrder[]> {
  const shop = createMoneroShop(() => cms);
  const paid = await shop.order();
  await shop.play(paid.secret, "full");
  await shop.until(paid.secret, ({ order }) => order.state === "paid");
  const half = await shop.order();
  await shop.play(half.secret, "too-little");
  await shop.watch();
  return [paid, half];
}

async function changeEmail(cms: BootedCms, call: Call): Promise<void> {
  const { ask, confirm } = emailChangeCalls(call);
  expect(await ask(DEMO_MOBILE_ID, "moved@example.org")).toEqual({ ok: true });
  const [mail] = await catchOutbox(cms, "moved@example.org");
  expect(await confirm(linkIn({ text: mail?.text ?? "" }).token)).toEqual({ outcome: "confirmed" });
}

async function writeToSupport({ url }: BootedCms, call: Call): Promise<void> {
  const uploaded = await fetch(`${url}/api/support/contact/files`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", [FILE_NAME_HEADER]: "log.txt" },
    body: "a text",
  });
  const { ref } = (await uploaded.json()) as { ref: string };
  const { status } = await call("support/contact", { body: contactRequest({ files: [ref] }) });
  expect(status).toBe(200);
}

async function chat(cms: BootedCms): Promise<void> {
  const visitor = await newVisitor(cms, "chat@example.org");
  await visitor.send("Grüezi, is anybody there?");
  await visitor.attach("a text", "log.txt");
  const desk = deskOf(await signInAsNewAgent(cms));
  expect((await desk.reply(visitor.key, "Yes, good morning.")).status).toBe(200);
}

async function setUpSecondFactor(cms: BootedCms): Promise<void> {
  const editor = await signInAsNewEditor(cms);
  const own = (step: string, body: object) => editor.call("POST", `/desk/second-factor/${step}`, body);
  const { secret } = secondFactorOfferSchema.parse((await own("begin", { password: "Wren-staff-1" })).body);
  expect((await own("confirm", { code: codeOfApp(secret) })).status).toBe(200);
}

/** A draft beside what is published, in one language, and a price. */
async function editContent(admin: Staff): Promise<void> {
  const types = "/content-manager/collection-types";
  const first = async (type: string) => (await admin.call("GET", `${types}/${type}`)).body.results[0];
  const page = await first("api::page.page");
  const edited = await admin.call("PUT", `${types}/api::page.page/${String(page.documentId)}?locale=de`, {
    title: "Ein Entwurf",
  });
  expect(edited.status).toBe(200);
  const sku = await first("api::sku.sku");
  const priced = await admin.call("PUT", `${types}/api::sku.sku/${String(sku.documentId)}`, { priceChf: 12_300 });
  expect(priced.status).toBe(200);
}
