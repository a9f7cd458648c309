import { test } from "../support/dev-loop.ts";
import { expect, untilHydrated } from "../support/test.ts";

/** The goal is two seconds on an idle machine; here other journeys run at the same time. */
const EDIT_MS = 30_000;
const COMPILE_MS = 90_000;
/** Time for a compilation and a start of Strapi. */
const RESTART_MS = 120_000;

const FOOTER = "web/app/components/layout/footer.tsx";
const KB_CONTROLLER = "cms/src/api/kb/controllers/kb.ts";
const COMPILED = /^cms .* Found 0 errors/m;

test("an edit of any kind is seen, a broken one is told, and a mended one works again @script-on", async ({
  dev,
  page,
  request,
  context,
  browserErrors,
}) => {
  test.setTimeout(10 * 60_000);
  browserErrors.allow({ status: 503, path: /^\// }); // A cms in development is slow; what counts is what the page shows.
  const footer = page.getByRole("contentinfo");
  const answerOf = async (path: string) => {
    const answer = await request.get(path);
    return `${String(answer.status())} ${await answer.text()}`;
  };
  const searchCms = async (question: string) => {
    const data = { locale: "en", question };
    const answer = await request.post(`${dev.cmsUrl}/api/kb/search`, { data }).catch(() => null);
    if (!answer) return "no answer";
    return answer.ok() ? ((await answer.json()) as { hits: object[] }).hits.length : answer.status();
  };

  // The open page updates itself, without an error in the browser's console.
  await page.goto("/");
  await untilHydrated(page);
  await dev.edit("web/app/i18n/messages/en.ts", "© {year} {company}", "© {year} {company} in other words");
  await timed("A message", () => expect(footer).toContainText("in other words", { timeout: EDIT_MS }));
  await untilHydrated(page);
  await dev.edit(FOOTER, "<LanguageLinks />", "<LanguageLinks /><p>Another line.</p>");
  await timed("A component", () => expect(footer).toContainText("Another line.", { timeout: EDIT_MS }));
  await page.goto("about:blank");

  await dev.edit("web/app/routes.ts", 'cart: "routes/cart.tsx",', 'cart: "routes/cart.tsx", bag: "routes/cart.tsx",');
  await timed("A route", () => expect.poll(() => answerOf("/bag"), { timeout: EDIT_MS }).toMatch(/^200/));
  await dev.edit("web/server/robots.ts", "User-agent", "# Edited\\nUser-agent");
  await timed("A file of the server", () =>
    expect.poll(() => answerOf("/robots.txt"), { timeout: EDIT_MS }).toContain("# Edited"),
  );

  await dev.edit(FOOTER, "line.</p>", "line.</p");
  const broken = await context.newPage(); // Its errors are expected and not counted.
  await broken.goto(dev.url);
  await expect(broken.getByRole("heading")).toHaveText("This edit does not run yet", { timeout: EDIT_MS });
  await expect(broken.getByText("app/components/layout/footer.tsx").first()).toBeVisible();
  await dev.edit(FOOTER, "Another line.</p", "A mended line.</p>");
  await timed("A mended component", () =>
    expect(broken.getByRole("contentinfo")).toContainText("A mended line.", { timeout: EDIT_MS }),
  );
  await broken.close();

  await dev.untilPrinted(COMPILED, RESTART_MS);
  const before = await searchCms("phone");
  expect(before).toBeGreaterThan(1);
  expect(await searchCms("p")).toBe(400);
  dev.forgetLines();
  await dev.edit(KB_CONTROLLER, "search(request, limit)", "search(request, 1");
  await dev.untilPrinted(/controllers\/kb\.ts.*error TS/, RESTART_MS);
  expect(await searchCms("phone")).toBe(before);
  dev.forgetLines();
  await dev.edit(KB_CONTROLLER, "search(request, 1", "search(request, 1)");
  await dev.edit("domain/src/support-limits.ts", "MIN_QUESTION_LENGTH = 2", "MIN_QUESTION_LENGTH = 1");
  await dev.edit("domain/src/locale.ts", "Deutsch", "Bärndütsch");
  await timed("A file of domain, in web", () =>
    expect.poll(() => answerOf("/support/kb"), { timeout: COMPILE_MS }).toContain("Bärndütsch"),
  );
  await dev.untilPrinted(/^cms \| Restarting after an edit/m, RESTART_MS);
  // While the cms restarts, web answers with a whole page, even for an error.
  expect(await answerOf("/support/kb")).toMatch(/^(?:200|503) [^]*<footer/);
  await timed("A service and a rule, in the cms", () =>
    expect.poll(() => searchCms("phone"), { timeout: RESTART_MS, intervals: [500] }).toBe(1),
  );
  // Two edits may cause two restarts. Afterwards one letter is long enough to be answered.
  await expect.poll(() => searchCms("p"), { timeout: RESTART_MS }).toBeLessThan(100);
  await expect.poll(() => answerOf("/support/kb"), { timeout: RESTART_MS }).toMatch(/^200 [^]*minLength="1"/);
});

async function timed(edit: string, isSeen: () => Promise<void>) {
  const startedAt = Date.now();
  await isSeen();
  process.stdout.write(`    ${edit}: seen after ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
