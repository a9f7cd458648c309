import { TYPING_SHOWN_MS, type ChatView } from "@wren/domain";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useNavigation } from "react-router";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CHAT_NEWS_PATH } from "./addresses.ts";
import type { MessageFile } from "./chat-view.ts";
import { connectChat } from "./chat-connection.ts";
import { makeKey, sendMessage } from "./send-message.ts";
import { createDraftStore } from "./draft-store.ts";
import { changeThread, lastSeqBeforeGap, startThread, unconfirmedMessages, type OutgoingMessage } from "./thread.ts";

const unsent = createDraftStore<OutgoingMessage[]>();

/** The live conversation and the visitor's actions in it. @param whose the visitor's e-mail address */
export function useChat(view: ChatView, whose: string | null) {
  const locale = useCurrentLocale();
  const [thread, tell] = useReducer(changeThread, view, startThread);
  /** Sends one after the other, so that messages arrive in the order written. */
  const queue = useRef(Promise.resolve());
  const after = useEffectEvent(() => lastSeqBeforeGap(thread.messages));

  // No stream during sign-out: its refusal would look like an error.
  const isLeaving = useNavigation().formData?.get("form") === "sign-out";

  useEffect(() => tell({ type: "loaded", view }), [view]);
  useEffect(() => {
    if (!isLeaving) return connectChat({ after: () => after(), tell });
  }, [view, isLeaving]);

  const { state } = thread;
  useEffect(() => {
    if (!state.isStaffTyping) return;
    const timer = setTimeout(() => tell({ type: "typing-over" }), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function enqueue(pending: OutgoingMessage) {
    tell({ type: "sending", pending });
    queue.current = queue.current.then(async () => {
      const sent = await sendMessage(pending, locale);
      if ("message" in sent) tell({ type: "sent", key: pending.key, message: sent.message });
      else {
        tell({ type: "failed", key: pending.key, failure: sent.failure });
        if (sent.failure.code === "signed-out") tell({ type: "over" });
      }
    });
  }

  const comeBack = useEffectEvent(() => {
    for (const pending of unsent.take(whose) ?? []) {
      // One that was on its way may have arrived; the retry has the same key.
      if (pending.failure) tell({ type: "sending", pending });
      else enqueue(pending);
    }
  });
  const leave = useEffectEvent(() => unsent.keep(whose, unconfirmedMessages(thread)));
  useEffect(() => {
    comeBack();
    return () => leave();
  }, []);

  return {
    thread,
    send: (text: string, file: MessageFile | null) =>
      enqueue({ key: makeKey(), text, file, afterSeq: lastSeqBeforeGap(thread.messages), failure: null }),
    tryAgain: (pending: OutgoingMessage) => enqueue({ ...pending, failure: null }),
    takeBack: ({ key }: OutgoingMessage) => tell({ type: "taken-back", key }),
    loadEarlier: async () => {
      const before = thread.messages.at(0)?.seq ?? 1;
      const answer = await fetch(`${CHAT_NEWS_PATH}?before=${String(before)}`).catch(() => null);
      // Trusted without a schema: our own server answers the same build.
      if (answer?.ok) tell({ type: "earlier", view: (await answer.json()) as ChatView });
    },
  };
}
