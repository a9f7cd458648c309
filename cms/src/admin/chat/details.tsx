import { Flex } from "@strapi/design-system";
import type { DeskConversation, DeskQueue } from "@wren/domain";
import { ConversationActions } from "./conversation-actions";
import { Earlier } from "./earlier";
import { Labels } from "./labels";
import { NoteForm } from "./note-form";
import type { Place } from "./use-place";
import { VisitorFacts } from "./visitor-facts";

type Props = { conversation: DeskConversation; queue: DeskQueue; place: Place; onChanged: () => void };

/** Everything about the conversation except its messages. */
export function Details({ conversation, queue, place, onChanged }: Props) {
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      justifyContent="flex-start"
      gap={5}
      padding={4}
      flex="1"
      minHeight="0"
      overflow="auto"
      background="neutral0"
      borderColor="neutral150"
    >
      <VisitorFacts conversation={conversation} />
      <Earlier conversation={conversation} place={place} />
      <Labels conversation={conversation} labels={queue.labels} onChanged={onChanged} />
      <NoteForm key={conversation.key} conversation={conversation.key} onChanged={onChanged} />
      <ConversationActions conversation={conversation} queue={queue} place={place} onChanged={onChanged} />
    </Flex>
  );
}
