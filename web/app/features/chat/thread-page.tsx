import type { ChatView, Locale } from "@wren/domain";
import { localizePath } from "#app/i18n/path.ts";
import { CHAT_PATH } from "#app/lib/paths.ts";
import { CHAT_THREAD_PATH } from "./addresses.ts";
import { OwnOrigins } from "./chat-text.tsx";
import { MessageList } from "./message-list.tsx";
import { useChatTexts } from "./texts.ts";

/** Short enough for a conversation, long enough to read an answer. */
const EVERY_SECONDS = 8;

export type ThreadPageView = {
  locale: Locale;
  /** The conversation, or the reason why there is none. */
  view: ChatView | "signed-out" | "unavailable";
  /** Older messages are shown, or the visitor paused the reload. */
  isEarlier: boolean;
  isStill: boolean;
  /** Origins under which the site is seen. */
  ownOrigins: string[];
  stylesheets: string[];
};

/** The conversation alone, as a document for a frame; without scripts it reloads itself. */
export function ThreadPage({ locale, view, isEarlier, isStill, ownOrigins, stylesheets }: ThreadPageView) {
  const t = useChatTexts();
  const address = localizePath(CHAT_THREAD_PATH, locale);
  const isFresh = !isEarlier && !isStill && view !== "signed-out";
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {isFresh && <meta httpEquiv="refresh" content={`${String(EVERY_SECONDS)}; url=${address}`} />}
        <title>{t("frame.title")}</title>
        <link rel="icon" href="/icon-192.png" type="image/png" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="chat-page" tabIndex={0}>
          <div>
            {typeof view === "string" ? (
              <NoThread why={view} locale={locale} />
            ) : (
              <OwnOrigins value={ownOrigins}>
                <FrameThread {...{ view, address }} />
              </OwnOrigins>
            )}
            <p className="chat-note">
              {isEarlier && <a href={address}>{t("thread.newest")}</a>}
              {isFresh && <span>{t("frame.isFresh", { seconds: EVERY_SECONDS })}</span>}
              {!isEarlier && <a href={address}>{t(isStill ? "frame.start" : "frame.refresh")}</a>}
              {isFresh && <a href={`${address}?still=1`}>{t("frame.stop")}</a>}
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}

function NoThread({ why, locale }: { why: "signed-out" | "unavailable"; locale: Locale }) {
  const t = useChatTexts();
  if (why === "unavailable") return <p className="notice-warn">{t("frame.unavailable")}</p>;
  return (
    <p className="notice-warn">
      {t("frame.signedOut")}{" "}
      <a href={localizePath(CHAT_PATH, locale)} target="_top">
        {t("frame.signIn")}
      </a>
    </p>
  );
}

function FrameThread({ view, address }: { view: ChatView; address: string }) {
  const t = useChatTexts();
  const { messages, hasEarlier, state, isOnline } = view;
  const first = messages.at(0)?.seq;
  return (
    <>
      {hasEarlier && first && (
        <p className="chat-line">
          <a href={`${address}?before=${String(first)}`}>{t("thread.earlier")}</a>
        </p>
      )}
      <MessageList messages={messages} state={state} />
      <p className="chat-typing">{state.isStaffTyping && t("thread.typing")}</p>
      <p className="chat-note">
        <strong className="presence" data-online={isOnline}>
          {t(isOnline ? "presence.online" : "presence.offline")}
        </strong>
      </p>
    </>
  );
}
