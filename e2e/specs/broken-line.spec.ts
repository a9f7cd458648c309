import type { Locator, Page } from "@playwright/test";
import { CODE_LOAD_ERROR } from "../support/browser-errors.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { withDatabase, siteDataDir } from "../support/database.ts";
import { EMAIL_CHANGE_TEXTS, fillEmailChange } from "../support/email-change.ts";
import { openLine, type Line } from "../support/line.ts";
import { checkoutOf, setNewVisitorAddress, newBuyer, putInCart } from "../support/shop.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

let line: Line;

test.beforeEach(async ({ page, javaScriptEnabled, browserErrors }) => {
  line = await openLine();
  // Chromium reports failed requests of a page, but not a failed page load.
  browserErrors[javaScriptEnabled ? "expect" : "allow"]({ brokenRequest: /./ });
  await setNewVisitorAddress(page);
});
test.afterEach(() => {
  line.close();
});

type FilledForm = { button: Locator; typed: [field: Locator, value: string][]; done: () => Promise<void> };

/** Presses a button and does not wait for the page it leads to, which never comes. */
// oxlint-disable-next-line typescript/no-deprecated -- it still waits unless it is told not to
const press = (button: Locator) => button.click({ noWaitAfter: true });

/** Sends a form three times: the first request does not arrive, the second loses its answer, the third succeeds. */
async function sendThroughBrokenLine(page: Page, { button, typed, done }: FilledForm, hasScript: boolean) {
  const expectAllTyped = async () => {
    for (const [field, value] of typed) await expect(field).toHaveValue(value);
  };
  const notice = page.getByRole("alert");
  let sender = button;
  for (const state of ["cut", "deaf"] as const) {
    line.become(state);
    await press(sender);
    if (hasScript) {
      await expect(notice).toContainText("The connection was lost before we could answer.");
      await expect(notice).toContainText("Everything you typed is still here");
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(button).not.toHaveAttribute("aria-disabled", "true");
      sender = notice.getByRole("button", { name: "Send again" });
    } else {
      // The browser shows its own error page; the form stays in its history, even while offline.
      await expect.poll(() => page.url()).toContain("chrome-error:");
      // Waits as a person would: Chromium saves the old page's fields only once it has left that page. Between the two
      // pages there is nothing to draw.
      await expect(() => page.screenshot()).toPass();
      await page.goBack();
    }
    await expectAllTyped();
  }
  line.become("whole");
  await press(sender);
  await done();
}

function countRows(table: string, column: string, value: string): number {
  const sql = `select count(*) as count from ${table} where ${column} = ?`;
  return withDatabase(siteDataDir(), (database) => database.prepare(sql).get(value) as { count: number }).count;
}

const open = async (page: Page, path: string, hasScript: boolean) => {
  await page.goto(line.url + path);
  if (hasScript) await untilHydrated(page);
};

test("a checkout whose line breaks keeps what was typed, and one order comes of it", async ({
  page,
  javaScriptEnabled: hasScript,
}) => {
  const email = newBuyer();
  await putInCart(page, "CHARGER");
  await page.goto(`${line.url}/shop`);
  await open(page, "/shop/checkout", hasScript);
  const checkout = checkoutOf(page);
  await checkout.fill(email);
  await page.getByLabel("Monero").check();
  await checkout.terms.check();
  await sendThroughBrokenLine(
    page,
    {
      button: checkout.orderButton,
      typed: [
        [checkout.field("firstName"), "Ada"],
        [checkout.field("street"), "Zaunweg 7"],
        [checkout.field("city"), "Bern"],
        [checkout.field("email"), email],
        [page.locator("input[name=paymentMethod]:checked"), "monero"],
        [page.locator("input[name=terms]:checked"), "on"],
      ],
      done: () => expect(page).toHaveURL(/\/shop\/confirmation\?order=/),
    },
    hasScript,
  );
  expect(countRows("orders", "email", email)).toBe(1);
});

test("a message to support whose line breaks keeps what was typed, and arrives once", async ({
  page,
  javaScriptEnabled: hasScript,
}) => {
  const email = newBuyer();
  const text = "The line breaks whenever I want to tell you about it.";
  const contact = await openContact(page, { url: line.url });
  if (hasScript) await untilHydrated(page);
  await contact.fill(text, email);
  const answer = await solveCaptcha(await contact.captchaId());
  await contact.captcha.fill(answer);
  await contact.untilOpenLongEnough();
  await sendThroughBrokenLine(
    page,
    {
      button: page.getByRole("button", { name: contact.labels.send }),
      typed: [
        [page.getByLabel(contact.labels.requestType), "problem"],
        [page.getByLabel(contact.labels.email), email],
        [contact.message, text],
        [contact.captcha, answer],
      ],
      done: () => expect(page.getByText(contact.labels.thanks)).toBeVisible(),
    },
    hasScript,
  );
  expect(countRows("contact_requests", "email", email)).toBe(1);
});

test("a look-up whose line breaks keeps the number", async ({ page, javaScriptEnabled: hasScript }) => {
  const { mobileId } = subscribe();
  await open(page, "/shop/services/storage-extension", hasScript);
  const number = page.getByLabel("Nest ID or mobile ID");
  await number.fill(mobileId);
  await sendThroughBrokenLine(
    page,
    {
      button: page.getByRole("button", { name: "Show prices" }),
      typed: [[number, mobileId]],
      done: () => expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible(),
    },
    hasScript,
  );
});

test("a new address whose line breaks keeps what was typed", async ({ page, javaScriptEnabled: hasScript }) => {
  const { mobileId } = subscribe();
  const email = newBuyer();
  const texts = EMAIL_CHANGE_TEXTS.en;
  // With a cart, pages are personal and never come from the shared cache.
  await putInCart(page, "CHARGER");
  await page.goto(`${line.url}/about`);
  await fillEmailChange(page, texts, { identifier: mobileId, email, url: line.url });
  if (hasScript) await untilHydrated(page);
  await sendThroughBrokenLine(
    page,
    {
      button: page.getByRole("button", { name: texts.send }),
      typed: [
        [page.getByLabel(texts.identifier), mobileId],
        [page.getByLabel(texts.email, { exact: true }), email],
        [page.getByLabel(texts.repeated), email],
      ],
      done: () => expect(page.getByText(texts.sent)).toBeVisible(),
    },
    hasScript,
  );
});

test("a link without connection leaves the page as it is, and is followed when asked again @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow({ message: CODE_LOAD_ERROR });
  await page.goto(`${line.url}/support/my-contact`);
  await untilHydrated(page);
  const number = page.getByLabel("Nest ID or mobile ID");
  await number.fill("M-4F7K");
  line.become("cut");
  const follow = () => page.getByRole("banner").getByRole("link", { name: "Concept" }).click();
  await follow();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("The page could not be loaded: there is no connection.");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("500");
  await expect(number).toHaveValue("M-4F7K");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toContainText("there is no connection");
  line.become("whole");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/concept$/);
  await expect(notice).toHaveCount(0);
});

for (const [what, link] of [
  ["whose code is here", "Support"],
  ["whose code is not here yet", "Shop"],
] as const) {
  test(`offline a link to a page ${what} has its own words, and is followed when the network is back @script-on`, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow({ message: CODE_LOAD_ERROR });
    await page.goto(`${line.url}/de/support`);
    await untilHydrated(page);
    await page.locator('main a[href="/de/support/my-contact"]').click();
    const number = page.getByLabel("Nest-ID oder Mobile-ID");
    await number.fill("M-4F7K");
    await context.setOffline(true);
    const target = page.getByRole("banner").getByRole("link", { name: link });
    const notice = page.getByRole("alert");
    // Trying again while the line is still broken loses nothing either.
    for (let tries = 0; tries < 2; tries++) {
      await target.click();
      await expect(notice).toContainText("Sie sind offline.");
      await expect(number).toHaveValue("M-4F7K");
    }
    await context.setOffline(false);
    await expect(number).toHaveValue("M-4F7K"); // Typed text is not lost.
    await number.fill("");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`/de/${link.toLowerCase()}$`));
    await expect(notice).toHaveCount(0);
  });
}
