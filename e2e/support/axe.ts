import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** @param within a part of the page, where the rest is not ours */
export async function expectNothingFound(page: Page, where: string, within = "html"): Promise<void> {
  // Without frames in the page the simple mode sees the same, and opens no second page for its sums.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .include(within);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
