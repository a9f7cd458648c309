import { TYPING_SHOWN_MS, type ChatView } from "@wren/domain";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useNavigation } from "react-router";
import { tellChatNews } from "#app/lib/chat-notice.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CHAT_NEWS_PATH } from "./addresses.ts";
import type { MessageFile } from "./chat-view.ts";
import { connectChat } from "./chat-connection.ts";
import { createDraftStore } from "./draft-store.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { makeKey, sendMessage } from "./send-message.ts";
import { changeThread, lastSeqBeforeGap, startThread, unconfirmedMessages, type OutgoingMessage } from "./thread.ts";

const unsent = createDraftStore<OutgoingMessage[]>();

/** The live conversation and the visitor's actions in it. @param whose the visitor's e-mail address */
export function useChat(view: ChatView, whose: string | null) {
  const locale = useCurrentLocale();
  const [thread, tell] = useReducer(changeThread, view, startThread);
  const outbox = useRef<Outbox>(null);
  const after = useEffectEvent(() => lastSeqBeforeGap(thread.messages));

  // No stream during sign-out: its refusal would look like an error.
  const isLeaving = useNavigation().formData?.get("form") === "sign-out";

  useEffect(() => tell({ type: "loaded", view }), [view]);
  useEffect(() => {
    if (isLeaving) return;
    return connectChat({ after: () => after(), tell, onHello: () => outbox.current?.hurry() });
  }, [view, isLeaving]);

  const { state, arrived } = thread;
  useEffect(() => {
    if (state.state !== "new") tellChatNews();
  }, [state.state, arrived]);
  useEffect(() => {
    if (!state.isStaffTyping) return;
    const timer = setTimeout(() => tell({ type: "typing-over" }), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const open = useEffectEvent(() => {
    const opened = createOutbox({ send: (message) => sendMessage(message, locale), tell });
    for (const pending of unsent.take(whose) ?? []) {
      // One that was on its way may have arrived; it is sent again with the same key.
      if (pending.failure) tell({ type: "sending", pending });
      else opened.add(pending);
    }
    return opened;
  });
  const leave = useEffectEvent(() => unsent.keep(whose, unconfirmedMessages(thread)));
  useEffect(() => {
    const opened = open();
    outbox.current = opened;
    const onOnline = () => opened.hurry();
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("online", onOnline);
      opened.stop();
      leave();
    };
  }, []);

  return {
    thread,
    send: (text: string, file: MessageFile | null) =>
      outbox.current?.add({
        key: makeKey(),
        text,
        file,
        afterSeq: lastSeqBeforeGap(thread.messages),
        delay: null,
        failure: null,
      }),
    tryAgain: (pending: OutgoingMessage) => {
      if (pending.failure) outbox.current?.add(pending);
      else outbox.current?.hurry();
    },
    takeBack: ({ key }: OutgoingMessage) => outbox.current?.takeBack(key),
    loadEarlier: async () => {
      const before = thread.messages.at(0)?.seq ?? 1;
      const answer = await fetch(`${CHAT_NEWS_PATH}?before=${String(before)}`).catch(() => null);
      // Trusted without a schema: our own server answers the same build.
      if (answer?.ok) tell({ type: "earlier", view: (await answer.json()) as ChatView });
    },
  };
}
