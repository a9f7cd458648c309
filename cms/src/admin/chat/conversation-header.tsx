import { Box, Button, Flex, Link as TextLink, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import type { DeskConversation, DeskQueue } from "@wren/domain";
import { Link } from "react-router-dom";
import { useTexts } from "../desk/use-texts";
import { HandlingLine } from "./handling-line";
import { MainActions } from "./main-actions";
import { useNow } from "./use-now";
import { addressOf, type Place } from "./use-place";
import { DETAILS_ID } from "./use-shortcuts";
import { WaitingTime } from "./waiting-time";

type Props = {
  conversation: DeskConversation;
  queue: DeskQueue;
  place: Place;
  /** Null when the details are shown beside the conversation. */
  details: { isOpen: boolean; onToggle: () => void } | null;
  onChanged: () => void;
};

export function ConversationHeader({ conversation, queue, place, details, onChanged }: Props) {
  const { t, time, day, language } = useTexts();
  const nowMs = useNow();
  const { email, state, openedAt, waitingSince, erasedOn, isBlocked, isEmailConfirmed, supportNumber } = conversation;
  const facts = [
    t(`chat.state.${state}`),
    isBlocked && t("chat.blocked"),
    !isEmailConfirmed && t(supportNumber === null ? "chat.unconfirmed" : "chat.no-address"),
    language(conversation.language),
    t("chat.opened", { at: time(openedAt) }),
    erasedOn && t("chat.erased-on", { day: day(erasedOn) }),
  ];
  return (
    <Flex
      background="neutral0"
      borderColor="neutral150"
      padding={3}
      gap={3}
      justifyContent="space-between"
      wrap="wrap"
      shrink={0}
    >
      <Box minWidth="0" flex="1 1 20rem">
        <Box display={{ initial: "block", medium: "none" }} paddingBottom={2}>
          <TextLink tag={Link} to={addressOf({ ...place, openKey: null })} startIcon={<ArrowLeft />}>
            {t("chat.back")}
          </TextLink>
        </Box>
        <Typography tag="h2" variant="delta" ellipsis>
          {email ?? supportNumber}
        </Typography>
        <Flex gap={2} wrap="wrap">
          {waitingSince && <WaitingTime since={waitingSince} nowMs={nowMs} />}
          <Typography variant="pi" textColor="neutral600">
            {facts.filter(Boolean).join(" · ")}
          </Typography>
        </Flex>
        <HandlingLine handling={conversation} labels={queue.labels} />
      </Box>
      <Flex gap={2} wrap="wrap">
        {details && (
          <Button id={DETAILS_ID} variant="tertiary" aria-expanded={details.isOpen} onClick={details.onToggle}>
            {t(details.isOpen ? "chat.details.hide" : "chat.details")}
          </Button>
        )}
        <MainActions conversation={conversation} me={queue.me} onChanged={onChanged} />
      </Flex>
    </Flex>
  );
}
