import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { ArrowDown } from "@strapi/icons";
import type { ChatLabel, DeskConversation } from "@wren/domain";
import { useEffect } from "react";
import { useTexts } from "../desk/use-texts";
import { Message } from "./message";
import { Note } from "./note";
import { StaffEvent } from "./staff-event";
import { timelineOf, type TimelineItem } from "./timeline";
import { messageId, noteId } from "./use-place";
import { useStickToEnd } from "./use-stick-to-end";

type Props = {
  conversation: DeskConversation;
  labels: ChatLabel[];
  /** Name of a colleague who is writing an answer. */
  typingColleague: string | null;
  onEarlier: () => void;
  /** Number of answers sent by this agent; a new one scrolls the list to its end. */
  sentCount: number;
  /** Id of the message or note to begin at; null for the end. */
  found: string | null;
};

/** Messages, events and notes in order of time. New ones do not move an agent who has scrolled up. */
export function Timeline({ conversation, labels, typingColleague, onEarlier, sentCount, found }: Props) {
  const { t } = useTexts();
  const items = timelineOf(conversation);
  const { email, supportNumber, isVisitorTyping, hasEarlier, messages, notes, events } = conversation;
  const { box, hasNewBelow, onScroll, toEnd, showEntry } = useStickToEnd(
    `${String(messages.at(-1)?.seq)} ${String(notes.at(-1)?.id)} ${String(events.at(-1)?.id)}`,
  );
  useEffect(() => {
    if (sentCount > 0) toEnd();
  }, [sentCount]);
  const isFoundLoaded = items.some((item) => idOf(item) === found);
  useEffect(() => {
    if (found && isFoundLoaded) showEntry(found);
  }, [found, isFoundLoaded]);
  return (
    <Box position="relative" flex="1" minHeight="0" background="neutral100">
      <Box ref={box} height="100%" overflow="auto" tabIndex={0} onScroll={onScroll}>
        {hasEarlier && (
          <Flex justifyContent="center" paddingTop={4}>
            <Button variant="tertiary" onClick={onEarlier}>
              {t("chat.earlier")}
            </Button>
          </Flex>
        )}
        <div role="log" aria-label={t("chat.messages")}>
          <Flex tag="ol" direction="column" alignItems="stretch" gap={3} padding={4}>
            {items.map((item) =>
              item.type === "event" ? (
                <StaffEvent key={idOf(item)} event={item.event} labels={labels} />
              ) : item.type === "note" ? (
                <Note key={idOf(item)} note={item.note} isFound={idOf(item) === found} />
              ) : (
                <Message
                  key={idOf(item)}
                  message={item.message}
                  conversation={conversation}
                  isFound={idOf(item) === found}
                />
              ),
            )}
          </Flex>
        </div>
        <Box minHeight="2.4rem" paddingLeft={4} paddingBottom={2}>
          <Typography variant="pi" textColor="neutral600" role="status">
            {isVisitorTyping && t("chat.typing.by", { email: email ?? supportNumber ?? "" })}
          </Typography>
          <Typography tag="p" variant="pi" fontWeight="bold" role="status">
            {typingColleague && t("chat.typing.colleague", { name: typingColleague })}
          </Typography>
        </Box>
      </Box>
      {hasNewBelow && (
        <Flex position="absolute" bottom="1.2rem" left="0" right="0" justifyContent="center">
          <Button startIcon={<ArrowDown />} onClick={toEnd}>
            {t("chat.new-below")}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function idOf(item: TimelineItem): string {
  if (item.type === "event") return `event-${String(item.event.id)}`;
  return item.type === "note" ? noteId(item.note.id) : messageId(item.message.seq);
}
