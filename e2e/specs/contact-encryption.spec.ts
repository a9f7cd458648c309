import { createRequire } from "node:module";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { readMailsTo } from "../support/mails.ts";
import { setNewVisitorAddress, newBuyer } from "../support/shop.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

const require = createRequire(import.meta.url);
/** The copy of OpenPGP.js that the cms uses. */
const library = new URL("../../cms/node_modules/openpgp/dist/node/openpgp.min.cjs", import.meta.url);
const pgp = require(library.pathname) as {
  generateKey(options: { userIDs: { name: string }[] }): Promise<{ publicKey: string; privateKey: string }>;
  readMessage(options: { armoredMessage: string }): Promise<object>;
  readPrivateKey(options: { armoredKey: string }): Promise<object>;
  decrypt(options: { message: object; decryptionKeys: object }): Promise<{ data: string }>;
};

const TEXT = "Only the support team may read this.";

test("a message is encrypted in the browser of those who ask for it, and the page says where it is done @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/support/contact" });
  const { publicKey, privateKey } = await pgp.generateKey({ userIDs: [{ name: "Support" }] });
  const site = await editedSite();
  const admin = await signInAsFirstAdmin(site);
  const mailed = () => readMailsTo(site.dataDir, "hello@wren.example");
  const before = (await mailed()).length;
  await admin.setSupportKey(publicKey);
  await setNewVisitorAddress(page);
  const form = await openContact(page, { url: site.url });
  await untilHydrated(page);
  await expect(page.getByText("to the support team's PGP key as soon as they arrive")).toBeVisible();
  await form.fill(TEXT, newBuyer());
  await page.getByLabel("Encrypt the message in this browser").check();

  // The page in the other language would need the unencrypted text, so the change is refused.
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("status")).toContainText(
    "You asked that your message leave this browser only encrypted.",
  );
  await expect(form.message).toHaveValue(TEXT);
  await page.getByRole("button", { name: "Close this message" }).click();

  // A wrong captcha first: the text must stay as it was typed.
  await form.captcha.fill("AAAAA");
  await form.send();
  await expect(page.getByRole("alert")).toContainText("Invalid captcha");
  await expect(form.message).toHaveValue(TEXT);

  // Without a key on the server, anything that arrives encrypted was encrypted in the browser.
  await admin.setSupportKey("");
  await form.captcha.fill(await solveCaptcha(await form.captchaId(), site.dataDir));
  await form.send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.labels.thanks);
  await expect.poll(async () => (await mailed()).length).toBe(before + 1);
  const mail = (await mailed()).at(-1) ?? "";
  expect(mail).not.toContain(TEXT);
  const armored = /-----BEGIN PGP MESSAGE-----[\s\S]+-----END PGP MESSAGE-----/.exec(mail)?.[0] ?? "";
  const message = await pgp.readMessage({ armoredMessage: armored });
  const decryptionKeys = await pgp.readPrivateKey({ armoredKey: privateKey });
  expect((await pgp.decrypt({ message, decryptionKeys })).data).toBe(TEXT);
  expect(sent.join()).not.toContain(TEXT);
});
