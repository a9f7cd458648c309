import { useEffect, useEffectEvent, type RefObject } from "react";
import { rememberLeftBehind } from "./left-behind.ts";
import { fill, read, type Written } from "./use-composer.ts";

const drafts = rememberLeftBehind<Written>();

/** The privacy page promises its name, and that it is gone as soon as the page has loaded. */
const ITEM = "wren-draft";

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  /** By address: another person at the same window finds nothing. */
  whose: string | null;
  /** What did not get through, and would be gone with the page. */
  unsent: readonly string[];
  onFound: (draft: Written) => void;
};

/** What was half written stands in the form again when its writer comes back, or when the page is loaded anew. */
export function useDraft({ formRef, whose, unsent, onFound }: Props) {
  const found = useEffectEvent(onFound);
  const allTexts = useEffectEvent((form: HTMLFormElement) => [...unsent, read(new FormData(form)).text]);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const loaded = takeLoaded(whose);
    const draft = drafts.take(whose) ?? loaded;
    // What the server gave back stands there already, but not what did not get through before it.
    const shown = read(new FormData(form)).text;
    if (draft?.text.endsWith(shown)) {
      const before = draft.text.slice(0, draft.text.length - shown.length).trimEnd();
      fill(form, { ...draft, text: before });
      found(draft);
    }
    const onPageHide = () => keepForLoading(whose, allTexts(form));
    addEventListener("pagehide", onPageHide);
    return () => {
      removeEventListener("pagehide", onPageHide);
      drafts.keep(whose, read(new FormData(form)));
    };
  }, [formRef, whose]);
}

/**
 * Only while one page makes place for the next. A file cannot be kept this way. A page that a browser has set aside and
 * brought back may have left something there that was sent since: so nothing is kept, too.
 */
function keepForLoading(whose: string | null, texts: readonly string[]): void {
  const text = texts.filter(Boolean).join("\n");
  try {
    if (text === "" || whose === null) sessionStorage.removeItem(ITEM);
    else sessionStorage.setItem(ITEM, JSON.stringify({ whose, text }));
  } catch {
    // Some visitors allow no storage: then it is as if they had closed the page.
  }
}

function takeLoaded(whose: string | null): Written | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ITEM) ?? "null") as { whose: string; text: string } | null;
    sessionStorage.removeItem(ITEM);
    return kept?.whose === whose ? { text: kept.text, file: null } : null;
  } catch {
    return null;
  }
}
