import { MIN_QUESTION_LENGTH, type KbHit, type Locale } from "@wren/domain";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { localizePath } from "#app/i18n/path.ts";
import { KB_PATH, KB_SUGGESTIONS_PATH } from "#app/lib/paths.ts";

/** Longer than between two keystrokes, shorter than a pause to think. */
const PAUSE_MS = 150;
const NOTHING_CHOSEN = -1;

/** State of the suggestion list. */
export type SuggestionList = { id: string; hits: KbHit[]; chosen: number; pathOf: (hit: KbHit) => string };

/** Suggestions while typing, as a list for the arrow keys. On any failure there are none. */
export function useSuggestions(locale: Locale) {
  const id = useId();
  const navigate = useNavigate();
  const [hits, setHits] = useState<KbHit[]>([]);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const pathOf = ({ slug }: KbHit) => localizePath(`${KB_PATH}/${slug}`, locale);

  function show(found: KbHit[]) {
    setHits(found);
    setChosen(NOTHING_CHOSEN);
  }

  function close() {
    asking.current?.abort();
    show([]);
  }

  function ask(question: string) {
    close();
    if (question.trim().length < MIN_QUESTION_LENGTH) return;
    const controller = new AbortController();
    asking.current = controller;
    // A failure needs no message: the form works without suggestions.
    fetchSuggestions({ locale, question: question.trim() }, controller.signal).then(show, () => undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const hit = hits[chosen];
    if (event.key === "Escape" && hits.length > 0) close();
    else if (event.key === "ArrowDown" && hits.length > 0) setChosen((chosen + 1) % hits.length);
    else if (event.key === "ArrowUp" && hits.length > 0) setChosen(chosen <= 0 ? hits.length - 1 : chosen - 1);
    else if (event.key === "Enter" && hit) {
      close();
      void navigate(pathOf(hit));
    } else return;
    event.preventDefault();
  }

  return {
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": hits.length > 0,
      "aria-controls": id,
      "aria-activedescendant": chosen === NOTHING_CHOSEN ? undefined : `${id}-${String(chosen)}`,
      onInput: (event: { currentTarget: HTMLInputElement }) => ask(event.currentTarget.value),
      onKeyDown,
    } as const,
    list: { id, hits, chosen, pathOf } satisfies SuggestionList,
    /** Also at the submission: a late answer would cover the results. */
    close,
    closeUnlessInside: (event: FocusEvent<HTMLFormElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}

type SuggestionQuery = { locale: Locale; question: string };

async function fetchSuggestions(question: SuggestionQuery, signal: AbortSignal): Promise<KbHit[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  signal.throwIfAborted();
  const answer = await fetch(KB_SUGGESTIONS_PATH, { method: "POST", body: new URLSearchParams(question), signal });
  if (!answer.ok) return [];
  // Trusted without a schema: our own server answers the same build.
  return ((await answer.json()) as { hits: KbHit[] }).hits;
}
