import { useEffect, type ReactNode } from "react";

/**
 * What was chosen in lists before the scripts came. React puts back what it knows, and whoever listens was not there
 * yet: so it is chosen once more.
 * @returns chooses it again, for when the page is hydrated
 */
export function rememberEarlyChoices(): () => void {
  const choices = new Map<HTMLSelectElement, string>();
  for (const select of document.querySelectorAll("select")) if (isChanged(select)) choices.set(select, select.value);
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  };
  document.addEventListener("change", remember, true);

  return () => {
    document.removeEventListener("change", remember, true);
    for (const [select, value] of choices) select.value = value;
    for (const select of choices.keys()) select.dispatchEvent(new Event("change", { bubbles: true }));
    choices.clear();
  };
}

/** A list in which the server marked nothing shows its first entry. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(marked, 0);
}

/** Around the page, not beside it: the server counts the same children and gives the same ids. */
export function EarlyChoices({ chooseAgain, children }: { chooseAgain: () => void; children: ReactNode }) {
  // Runs when all of the page is hydrated.
  useEffect(() => {
    // Inside of an effect React would not draw between one choice and the next.
    const timer = setTimeout(chooseAgain);
    return () => clearTimeout(timer);
  }, [chooseAgain]);
  return children;
}
