import { EmptyStateLayout, Flex } from "@strapi/design-system";
import { Discuss } from "@strapi/icons";
import type { DeskQueue } from "@wren/domain";
import type { MutableRefObject } from "react";
import { useTexts } from "../desk/use-texts";
import { Conversation } from "./conversation";
import type { Place } from "./use-place";

type Props = {
  queue: DeskQueue;
  place: Place;
  /** Receives the function that reloads the open conversation. */
  reload: MutableRefObject<(() => void) | null>;
  onChanged: () => void;
};

export function ConversationPane({ queue, place, reload, onChanged }: Props) {
  const { t } = useTexts();
  const { openKey } = place;
  if (openKey)
    return (
      <Conversation
        key={openKey}
        conversationKey={openKey}
        queue={queue}
        place={place}
        reload={reload}
        onChanged={onChanged}
      />
    );
  return (
    <Flex flex="1" justifyContent="center">
      <EmptyStateLayout shadow="" icon={<Discuss width="4rem" height="4rem" />} content={t("chat.choose")} />
    </Flex>
  );
}
