import { expect, type Page } from "@playwright/test";

export async function expectWholeWords(page: Page, where: string): Promise<void> {
  const { overhang, cut } = await page.locator("html").evaluate(measure);
  expect(overhang, `${where} scrolls sideways`).toBe(0);
  expect(cut, `${where} cuts words`).toEqual([]);
  await expectUnbrokenHeading(page, where);
}

/** The largest heading fits without hyphenation, which browsers without a dictionary cannot do. */
export async function expectUnbrokenHeading(page: Page, where: string): Promise<void> {
  expect(await page.locator("h1").evaluateAll(findBrokenWords), `${where} breaks words`).toEqual([]);
}

/** No word of the page is broken without a hyphen, inside folded parts neither. */
export async function expectUnbrokenWords(page: Page, where: string): Promise<void> {
  await page.locator("details").evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
  expect(await page.locator("body").evaluateAll(findBrokenWords), `${where} breaks words`).toEqual([]);
}

/**
 * Runs in the page: finds words that stand on more than one line. Not in code, which may break anywhere, nor in text for
 * screen readers, which is one pixel wide on purpose. A word with a soft hyphen shows it where it breaks.
 */
function findBrokenWords(roots: HTMLElement[]): string[] {
  const found: string[] = [];
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!(text instanceof Text) || !isRead(text)) continue;
      const words = [...text.data.matchAll(/[\p{L}\u00AD]+/gu)];
      found.push(...words.filter((word) => isBroken(text, word)).map(String));
    }
  }
  return found;

  function isRead({ data, parentElement: parent }: Text): boolean {
    if (!data.trim() || !parent?.checkVisibility() || parent.closest("code, pre")) return false;
    for (let box: HTMLElement | null = parent; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === "inset(50%)") return false;
    return true;
  }

  function isBroken(text: Text, { index, 0: word }: RegExpExecArray): boolean {
    if (word.includes("\u00AD")) return false;
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }
}

/** Runs in the page: measures its horizontal overflow, and finds text that ends outside the visible area. */
function measure(html: HTMLElement): { overhang: number; cut: string[] } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: parent } = text;
    // Text for screen readers only is one pixel wide on purpose; scripts and hidden parts draw nothing.
    if (!text.nodeValue?.trim() || !parent?.checkVisibility() || isForReaders(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isCut(range.getBoundingClientRect(), parent)) cut.push(text.nodeValue);
  }
  return { overhang: html.scrollWidth - html.clientWidth, cut };

  function isForReaders(element: HTMLElement): boolean {
    for (let box: HTMLElement | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === "inset(50%)") return true;
    return false;
  }

  function isCut({ left, right, bottom }: DOMRect, parent: HTMLElement): boolean {
    if (left < -1 || right > html.clientWidth + 1) return true;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (["hidden", "clip"].includes(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) return true;
      if (["hidden", "clip"].includes(overflowY) && bottom > edge.bottom + 1) return true;
    }
    return false;
  }
}
