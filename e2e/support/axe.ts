import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const OPTIONS = {
  resultTypes: ["violations"],
  // Still called experimental: who says what they see must be understood.
  rules: { "label-content-name-mismatch": { enabled: true } },
  // A counter of one figure is text as well. Left out, its colours would be judged only from ten on.
  checks: { "color-contrast": { options: { ignoreLength: true } } },
} satisfies Parameters<AxeBuilder["options"]>[0] & { checks: object };

/** Rules that one colour mode may break and the other keep. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Scope = {
  /** A part of the page, where the rest is not ours. */
  within?: string;
  /** Only these. */
  rules?: string[];
};

export async function expectNothingFound(page: Page, where: string, { within = "html", rules }: Scope = {}) {
  // Without frames in the page the simple mode sees the same, and opens no second page for its sums.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(OPTIONS).include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
