import type { ChatUpload } from "@wren/domain";
import { useRef, useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { CHAT_PATH, CONTACT_PATH } from "#app/lib/paths.ts";
import { AboutConversation } from "./about-conversation.tsx";
import type { ChatRoomView, MessageFailure, MessageFile, TranscriptProblem } from "./chat-view.ts";
import { OwnOrigins } from "./chat-text.tsx";
import { Composer } from "./composer.tsx";
import { LiveThread } from "./live-thread.tsx";
import { Presence } from "./presence.tsx";
import { SoundSwitch } from "./sound-switch.tsx";
import { useChatTexts } from "./texts.ts";
import { ThreadFrame } from "./thread-frame.tsx";
import { unconfirmedMessages } from "./thread.ts";
import { useChat } from "./use-chat.ts";
import { useResumeAfterSignIn } from "./use-resume-after-sign-in.ts";
import { putBack } from "./use-composer.ts";
import { useReadReports } from "./use-read-reports.ts";
import { NewPhrase, WayBack } from "./way-back.tsx";

type Props = {
  title: string;
  room: ChatRoomView;
  email: string | null;
  failure: MessageFailure | null;
  transcriptProblem: TranscriptProblem | null;
  /** True right after the conversation was erased. */
  isErased: boolean;
};

/** The chat itself: presence, messages, the field to write in, and facts about its retention. */
export function ChatRoom({ title, room, email, failure, transcriptProblem, isErased }: Props) {
  const t = useChatTexts();
  const { thread, send, tryAgain, takeBack, loadEarlier } = useChat(room.view, email);
  const seen = useReadReports(thread.messages);
  const form = useRef<HTMLFormElement>(null);
  const [returned, setReturned] = useState<ChatUpload | null>(null);
  const onReturn = (file: MessageFile | null) => {
    // A file of this window goes back into the file field; only one that the server kept needs a place beside it.
    if (file && !(file instanceof File)) setReturned(file);
  };
  const { state, isOnline, isOver } = thread;
  const { unconfirmedEmail, supportNumber } = room.view;
  const ownEmail = unconfirmedEmail === null && supportNumber === null ? email : null;
  const mailTo = unconfirmedEmail === null ? "sent" : "unconfirmed";
  useResumeAfterSignIn(isOver);
  return (
    <div className="page-grid chat-room">
      <div className="chat-main">
        <header>
          <h1 className="text-heading">{title}</h1>
          {!state.isBlocked && (
            <Presence
              isOnline={isOnline}
              supportHours={room.supportHours}
              mail={supportNumber === null ? mailTo : "never"}
            />
          )}
        </header>
        {supportNumber !== null && room.phrase !== null && <WayBack {...{ supportNumber, phrase: room.phrase }} />}
        <ThreadFrame />
        <OwnOrigins value={room.ownOrigins}>
          <LiveThread
            thread={thread}
            onEarlier={() => void loadEarlier()} // The next click retries a failure.
            onTryAgain={tryAgain}
            onTakeBack={(pending) => {
              takeBack(pending);
              if (form.current) putBack(form.current, pending);
              onReturn(pending.file);
            }}
          />
        </OwnOrigins>
        {state.isBlocked ? (
          <p className="notice-warn">
            {t("composer.blocked")}{" "}
            <LocalizedLink to={CONTACT_PATH} className="text-button">
              {t("composer.blockedMistake")}
            </LocalizedLink>
          </p>
        ) : (
          <Composer
            formRef={form}
            messageKey={room.key}
            failure={failure}
            whose={email}
            unsent={unconfirmedMessages(thread).map(({ text }) => text)}
            returned={returned}
            onReturn={onReturn}
            onTyping={seen.onTyping}
            onSend={({ text, file }) => {
              seen.onSend();
              setReturned(null);
              send(text, file);
            }}
          />
        )}
        {isOver && (
          <p role="alert" className="notice-warn">
            {t("over.text")}{" "}
            <LocalizedLink to={CHAT_PATH} target="_blank" className="text-button">
              {t("over.link")}
            </LocalizedLink>
          </p>
        )}
      </div>
      <aside className="chat-side">
        {isErased && state.state === "new" && (
          <p role="status" className="notice">
            {t("about.erased")}
          </p>
        )}
        {unconfirmedEmail !== null && <Unconfirmed email={unconfirmedEmail} />}
        <AboutConversation {...{ state, ownEmail, transcriptProblem }} offeredOrder={room.offeredOrder}>
          <SoundSwitch arrived={thread.arrived} />
        </AboutConversation>
        <Access email={unconfirmedEmail ?? email} supportNumber={supportNumber} messageKey={room.key} />
      </aside>
    </div>
  );
}

/** Tells somebody who has just begun why the link in our mail is worth opening. */
function Unconfirmed({ email }: { email: string }) {
  const t = useChatTexts();
  return (
    <section className="chat-about">
      <h2 className="text-title">{t("unconfirmed.heading")}</h2>
      <p>{t("unconfirmed.text", { email })}</p>
      <p className="text-quiet">{t("unconfirmed.until")}</p>
      <LocalizedLink to="/support/chat/confirm-email" className="button-quiet">
        {t("unconfirmed.again")}
      </LocalizedLink>
    </section>
  );
}

type AccessProps = { email: string | null; supportNumber: string | null; messageKey: string };

function Access({ email, supportNumber, messageKey }: AccessProps) {
  const t = useChatTexts();
  const as = supportNumber === null ? email && t("account.as", { email }) : t("account.number", { supportNumber });
  return (
    <section className="chat-about">
      <h2 className="text-title">{t("account.heading")}</h2>
      {as && <p className="text-quiet">{as}</p>}
      <Form method="post">
        <SubmitButton form="sign-out" kind="quiet">
          {t("account.signOut")}
        </SubmitButton>
      </Form>
      {supportNumber === null ? (
        <LocalizedLink to="/support/chat/change-password" className="button-quiet">
          {t("account.changePassword")}
        </LocalizedLink>
      ) : (
        <NewPhrase messageKey={messageKey} />
      )}
    </section>
  );
}
