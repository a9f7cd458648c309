import { Box, EmptyStateLayout, Flex } from "@strapi/design-system";
import { Page, useMediaQuery } from "@strapi/strapi/admin";
import { CHAT_PAGE_SIZE, deskConversationSchema, type ChatMessage, type DeskQueue } from "@wren/domain";
import { useEffect, useState, type MutableRefObject } from "react";
import { LoadProblem } from "../desk/load-problem";
import { useTexts } from "../desk/use-texts";
import { Composer } from "./composer";
import { ConversationHeader } from "./conversation-header";
import { Details } from "./details";
import { Timeline } from "./timeline-view";
import { useLiveAnswer } from "./use-live-answer";
import { useReloadAfterTyping } from "./use-reload-after-typing";
import { seqOf, type Place } from "./use-place";
import { useSeen } from "./use-seen";

const PAUSE_MS = 300;
const NONE: ChatMessage[] = [];
const ROOM_FOR_DETAILS = "(min-width: 1280px)";

type Props = {
  conversationKey: string;
  queue: DeskQueue;
  place: Place;
  reload: MutableRefObject<(() => void) | null>;
  onChanged: () => void;
};

/** The open conversation: its messages, the answer form, and the details. */
export function Conversation({ conversationKey, queue, place, reload, onChanged }: Props) {
  const { t } = useTexts();
  const [last, setLast] = useState(CHAT_PAGE_SIZE);
  const subject = `conversations/${encodeURIComponent(conversationKey)}`;
  const from = place.found ? seqOf(place.found) : null;
  const path = `${subject}?last=${String(last)}${from === null ? "" : `&from=${String(from)}`}`;
  const loaded = useLiveAnswer({ path, subject, schema: deskConversationSchema, pauseMs: PAUSE_MS });
  const { answer: conversation, problem } = loaded;
  const isWide = useMediaQuery(ROOM_FOR_DETAILS);
  const [sentCount, setSentCount] = useState(0);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const seen = useSeen({ conversation: conversationKey, messages: conversation?.messages ?? NONE });

  useEffect(() => {
    reload.current = loaded.reload;
    return () => {
      reload.current = null;
    };
  }, [reload, loaded.reload]);
  const colleague = conversation?.typingStaff?.id === queue.me.id ? null : (conversation?.typingStaff ?? null);
  useReloadAfterTyping(conversation?.isVisitorTyping || colleague ? conversation : null, loaded.reload);
  const changed = () => {
    loaded.reload();
    onChanged();
  };

  if (problem === "not-found")
    return (
      <Box flex="1" padding={6}>
        <EmptyStateLayout content={t("chat.not-found")} />
      </Box>
    );
  if (!conversation) return problem ? <LoadProblem onRetry={loaded.reload} /> : <Page.Loading />;
  const details = <Details conversation={conversation} queue={queue} place={place} onChanged={changed} />;
  const isTalkShown = isWide || !isDetailsOpen;
  return (
    <Flex flex="1" minWidth="0" alignItems="stretch">
      <Flex flex="1" minWidth="0" direction="column" alignItems="stretch">
        <ConversationHeader
          conversation={conversation}
          queue={queue}
          place={place}
          details={isWide ? null : { isOpen: isDetailsOpen, onToggle: () => setIsDetailsOpen(!isDetailsOpen) }}
          onChanged={changed}
        />
        {isTalkShown && (
          <Timeline
            conversation={conversation}
            labels={queue.labels}
            typingColleague={colleague?.name ?? null}
            onEarlier={() => setLast(last + CHAT_PAGE_SIZE)}
            sentCount={sentCount}
            found={place.found ?? null}
          />
        )}
        {isTalkShown && (
          <Composer
            conversation={conversation}
            onTyped={seen.typed}
            onChanged={changed}
            onSent={() => setSentCount(sentCount + 1)}
          />
        )}
        {!isTalkShown && details}
      </Flex>
      {isWide && (
        <Flex width="30rem" shrink={0} alignItems="stretch">
          {details}
        </Flex>
      )}
    </Flex>
  );
}
