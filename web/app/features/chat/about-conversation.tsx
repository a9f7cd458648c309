import { CHAT_KEPT_DAYS, type ChatState } from "@wren/domain";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useChatTexts, useDays } from "./texts.ts";

type Props = { state: ChatState; offeredOrder: string | null; children: ReactNode };

/** Tells how long the conversation is kept, and offers to end or erase it. */
export function AboutConversation({ state: { state, erasedOn }, offeredOrder, children }: Props) {
  const t = useChatTexts();
  const { writeIso } = useDays();
  return (
    <section className="chat-about">
      <h2 className="text-title">{t("about.heading")}</h2>
      <p className="text-quiet">
        {erasedOn ? t("about.erasedOn", { date: writeIso(erasedOn) }) : t("about.kept", { days: CHAT_KEPT_DAYS })}
      </p>
      {children}
      {offeredOrder && (
        <Form method="post">
          <p className="text-quiet">{t("about.offer", { number: offeredOrder })}</p>
          <SubmitButton form="about-last" kind="quiet">
            {t("about.offerButton")}
          </SubmitButton>
        </Form>
      )}
      {state === "open" && (
        <Form method="post">
          <SubmitButton form="end" kind="quiet">
            {t("about.end")}
          </SubmitButton>
        </Form>
      )}
      {state !== "new" && (
        <details className="chat-erase">
          <summary>{t("about.erase")}</summary>
          <Form method="post">
            <p>{t("about.eraseAsk")}</p>
            <SubmitButton form="erase">{t("about.eraseYes")}</SubmitButton>
          </Form>
        </details>
      )}
    </section>
  );
}
