import { afterAll, beforeAll, expect, test } from "vitest";
import { orderMail } from "../../src/api/orders/work/mails/order-mail";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { decodeBody, decodeHeader, parseMime, partsOf } from "../support/mime";
import { orderMailFacts } from "../support/order-mail-facts";
import { startSmtp } from "../../../scripts/lib/smtp.mjs";

const { mailService } = requireBuilt(
  "platform/mail/mail-service",
) as typeof import("../../src/platform/mail/mail-service");

let cms: BootedCms;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
  process.env.SMTP_URL = `smtp://127.0.0.1:${String(smtp.port)}`;
  cms = await bootFromTemplate();
});
afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});

test("an order's mail arrives as text and HTML, every letter as it was written", async () => {
  const sent = orderMail("paid-late", orderMailFacts({ locale: "de" }));
  const received = await deliver("ada@example.org", sent);
  expect(received.headers.get("content-type")).toMatch(/^multipart\/alternative;/);
  expect(decodeHeader(received.headers.get("subject") ?? "")).toBe("Zahlung verspätet eingegangen · W-7K3M-Q9XD");

  const [text, html, ...others] = partsOf(received);
  if (!text || !html) throw new Error("A part is missing");
  expect(others).toEqual([]);
  expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(withOwnLineEnds(decodeBody(text))).toBe(sent.text);
  expect(withOwnLineEnds(decodeBody(html))).toBe(sent.html);
  expect(sent.text).toContain("CHF\u00a01’846.00");
  expect(decodeBody(html)).toContain("CHF\u00a01’846.00");
});

test("the longest of them has no line that a mail server could refuse or break", async () => {
  await deliver("bea@example.org", orderMail("received", orderMailFacts({ locale: "de" })));
  const raw = smtp.received.find(({ to }) => to[0] === "bea@example.org")?.raw ?? "";
  expect(raw.split("\r\n").filter((line) => line.length > 78)).toEqual([]);
  // ASCII only, which every server accepts.
  expect(raw).toMatch(/^[\r\n\t -~]+$/);
});

async function deliver(to: string, mail: { subject: string; text: string; html: string }) {
  await mailService(cms.strapi).send({ to, ...mail });
  const find = () => smtp.received.find((received) => received.to[0] === to);
  await expect.poll(find).toBeDefined();
  return parseMime(find()?.raw ?? "");
}

/** SMTP ends every line with CRLF. */
function withOwnLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
