import { createRequire } from "node:module";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { comeFromSomewhereElse, newBuyer } from "../support/shop.ts";
import { startSite, type Site } from "../support/site.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

const require = createRequire(new URL("../../cms/package.json", import.meta.url));
const pgp = require("openpgp") as typeof import("../../cms/node_modules/openpgp");

const TEXT = "Only the support team may read this.";

test("a message is encrypted in the browser of those who ask for it, and the page says where it is done @script-on", async ({
  page,
}) => {
  const { publicKey, privateKey } = await pgp.generateKey({ userIDs: [{ name: "Support" }] });
  const site: Site = await startSite();
  try {
    const admin = await signInAsFirstAdmin(site.cmsUrl, site.dataDir);
    await admin.setSupportKey(publicKey);
    await comeFromSomewhereElse(page);
    const form = await openContact(page, { url: site.url });
    await untilHydrated(page);
    await expect(page.getByText("encrypted to the support team's PGP key as soon as it arrives")).toBeVisible();
    await form.fill(TEXT, newBuyer());
    await page.getByLabel("Encrypt it in this browser already").check();

    // A wrong answer first: what was typed stays readable, and was never sent.
    const bodies: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") bodies.push(request.postDataBuffer()?.toString() ?? "");
    });
    await form.captcha.fill("AAAAA");
    await form.send();
    await expect(page.getByRole("alert")).toContainText("Invalid captcha");
    await expect(form.message).toHaveValue(TEXT);
    await form.captcha.fill(await solveCaptcha(await form.captchaId(), site.dataDir));
    await form.send();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.labels.thanks);

    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body).not.toContain(TEXT);
      const armored = /-----BEGIN PGP MESSAGE-----[\s\S]+-----END PGP MESSAGE-----/.exec(body)?.[0] ?? "";
      const message = await pgp.readMessage({ armoredMessage: armored });
      const decryptionKeys = await pgp.readPrivateKey({ armoredKey: privateKey });
      expect((await pgp.decrypt({ message, decryptionKeys })).data).toBe(TEXT);
    }
  } finally {
    await site.stop();
  }
});
