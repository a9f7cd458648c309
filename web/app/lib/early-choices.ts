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
