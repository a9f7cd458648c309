import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const OPTIONS = {
  resultTypes: ["violations"],
  // An experimental rule of axe: voice control needs the visible words in the accessible name.
  rules: { "label-content-name-mismatch": { enabled: true } },
  // axe skips text of one character by default, so the counter's colours would be checked only from ten on.
  checks: { "color-contrast": { options: { ignoreLength: true } } },
} satisfies Parameters<AxeBuilder["options"]>[0] & { checks: object };

/** Rules that can pass in one colour mode and fail in the other. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Scope = {
  /** Checks only this part of the page, where the rest is not ours. */
  within?: string;
  rules?: string[];
};

export async function expectNoViolations(page: Page, where: string, { within = "html", rules }: Scope = {}) {
  // Our pages have no frames, so legacy mode gives the same result without opening a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(OPTIONS).include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
