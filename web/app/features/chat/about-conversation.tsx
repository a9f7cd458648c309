import { CHAT_KEPT_DAYS, type ChatState } from "@wren/domain";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import type { TranscriptProblem } from "./chat-view.ts";
import { useChatTexts, useDays } from "./texts.ts";

type Props = {
  state: ChatState;
  offeredOrder: string | null;
  /** Confirmed address for a transcript; null when there is none. */
  ownEmail: string | null;
  transcriptProblem: TranscriptProblem | null;
  children: ReactNode;
};

/** Tells how long the conversation is kept, and offers to end or erase it. */
export function AboutConversation({ state, offeredOrder, ownEmail, transcriptProblem, children }: Props) {
  const t = useChatTexts();
  const { writeIso } = useDays();
  const { erasedOn } = state;
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
      {state.state !== "new" && ownEmail !== null && <Transcript email={ownEmail} problem={transcriptProblem} />}
      {state.state === "open" && (
        <Form method="post">
          <SubmitButton form="end" kind="quiet">
            {t("about.end")}
          </SubmitButton>
        </Form>
      )}
      {state.state !== "new" && (
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

function Transcript({ email, problem }: { email: string; problem: TranscriptProblem | null }) {
  const t = useChatTexts();
  return (
    <Form method="post" className="chat-transcript">
      <p className="text-quiet">{t("about.transcriptWhat", { email })}</p>
      {problem && (
        <p role="alert" className="notice-warn">
          {t(`about.transcriptProblem.${problem.code}`, { minutes: problem.waitMinutes })}
        </p>
      )}
      <SubmitButton form="transcript" kind="quiet">
        {t("about.transcript")}
      </SubmitButton>
    </Form>
  );
}
