const WINDOW = { viewport: { width: 1280, height: 900 } };

/** @type {import("./manual-pictures.mjs").Pictures} */
export const orderPictures = {
  list: {
    view: WINDOW,
    async take(page, { cmsUrl }) {
      await page.goto(`${cmsUrl}/admin/orders`);
      await page.getByText("Ada Muster").waitFor();
    },
  },
  order: {
    view: { viewport: { width: 1280, height: 1420 } },
    async take(page, { cmsUrl }) {
      await page.goto(`${cmsUrl}/admin/orders`);
      await page
        .getByRole("row", { name: /Ada Muster/ })
        .getByRole("link")
        .first()
        .click();
      await page.getByRole("button", { name: /^(Mark as shipped|Als versandt melden)$/ }).waitFor();
    },
  },
};

/** Somebody who has written, and what they are answered. */
const ANSWERED = {
  en: {
    writer: "mira@example.org",
    answer: "It becomes final with ten, in about a quarter of an hour. You need not wait.",
  },
  de: { writer: "reto@example.org", answer: "Sie steht auf der Karte, die Ihrem Telefon beilag." },
};

/** @type {import("./manual-pictures.mjs").Pictures} */
export const chatPictures = {
  desk: {
    view: WINDOW,
    async take(page, { cmsUrl, language }) {
      const { writer, answer } = ANSWERED[language];
      await page.goto(`${cmsUrl}/admin/support-desk`);
      await page.getByTestId("queue-row").filter({ hasText: writer }).click();
      await page.getByRole("textbox", { name: /^(Reply to the visitor|Antwort)$/ }).fill(answer);
      await page.getByRole("button", { name: /^(Send|Senden)$/ }).click();
      const messages = page.getByRole("log", { name: /^(Messages|Nachrichten)$/ });
      await messages.getByText(answer).waitFor();
    },
  },
};
