import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The focused element: its accessible name, and reasons why a visitor could not see it. */
type Stop = { name: string; problems: string[] };

/** Presses a key and expects the focus to be visible: outlined, inside the window and uncovered. */
export async function pressAndSee(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  const stop = await page.locator("body").evaluate(lookAtFocus);
  expect(stop.problems, `after ${key} at "${stop.name}"`).toEqual([]);
  return stop.name;
}

/** Presses a key until the element of this name has the focus. */
export async function pressUntil(page: Page, key: "Tab" | "Shift+Tab", name: string): Promise<void> {
  let stop = await pressAndSee(page, key);
  while (stop !== name) {
    expect(stop, `${key} leads to "${name}"`).not.toBe("page");
    stop = await pressAndSee(page, key);
  }
}

/** Every focus stop from here to the end of the page. */
export async function tabToTheEnd(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let name = await pressAndSee(page, "Tab"); name !== "page"; name = await pressAndSee(page, "Tab"))
    names.push(name);
  return names;
}

/** Runs in the page. */
function lookAtFocus(body: HTMLElement): Stop {
  const focused = document.activeElement;
  if (!focused || focused === body || !(focused instanceof HTMLElement)) return { name: "page", problems: [] };

  // The label beside a radio button draws its outline.
  const beside = focused.nextElementSibling;
  const drawn = focused.matches("input[type=radio]") && beside instanceof HTMLElement ? beside : focused;
  const label = focused instanceof HTMLSelectElement ? focused.labels[0]?.textContent : null;
  const name = (focused.ariaLabel ?? label ?? drawn.innerText).trim().replace(/\s+/g, " ");

  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(drawn);
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const isInside =
    left - reach >= 0 && top - reach >= 0 && right + reach <= innerWidth && bottom + reach <= innerHeight;
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);

  const problems: string[] = [];
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) problems.push("has no outline");
  if (!isInside) problems.push(`is not all in the window: ${[left, top, right, bottom].map(Math.round).join(" ")}`);
  if (!onTop || !(drawn.contains(onTop) || onTop.contains(drawn)))
    problems.push(`is covered by ${onTop?.outerHTML.slice(0, 80) ?? "nothing"}`);
  return { name, problems };
}
