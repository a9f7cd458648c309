import { useEffect, useEffectEvent, type RefObject } from "react";
import { createDraftStore } from "./draft-store.ts";
import { fill, read, type ComposedMessage } from "./use-composer.ts";

const drafts = createDraftStore<ComposedMessage>();

/**
 * Key in session storage; the privacy page promises its name, and that it is removed as soon as the page has loaded.
 */
const ITEM = "wren-draft";

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  /** The visitor's e-mail address: another person at the same window finds nothing. */
  whose: string | null;
  /** Texts that could not be sent and would be lost with the page. */
  unsent: readonly string[];
  onFound: (draft: ComposedMessage) => void;
};

/** Restores a draft when its author returns or the page is reloaded. */
export function useDraft({ formRef, whose, unsent, onFound }: Props) {
  const found = useEffectEvent(onFound);
  const allTexts = useEffectEvent((form: HTMLFormElement) => [...unsent, read(new FormData(form)).text]);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const loaded = takeLoaded(whose);
    const draft = drafts.take(whose) ?? loaded;
    // The form may already show the text that the server returned; only what came before it is missing.
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
 * Stores the text between two page loads, without the file. An empty text removes the item, because a page restored
 * from the back/forward cache may have left one that was sent since.
 */
function keepForLoading(whose: string | null, texts: readonly string[]): void {
  const text = texts.filter(Boolean).join("\n");
  try {
    if (text === "" || whose === null) sessionStorage.removeItem(ITEM);
    else sessionStorage.setItem(ITEM, JSON.stringify({ whose, text }));
  } catch {
    // Storage may be blocked: then the draft is lost as with a closed page.
  }
}

function takeLoaded(whose: string | null): ComposedMessage | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ITEM) ?? "null") as { whose: string; text: string } | null;
    sessionStorage.removeItem(ITEM);
    return kept?.whose === whose ? { text: kept.text, file: null } : null;
  } catch {
    return null;
  }
}
