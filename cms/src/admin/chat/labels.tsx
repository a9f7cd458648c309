import { Button, Flex, Typography } from "@strapi/design-system";
import type { ChatLabel, DeskConversation } from "@wren/domain";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { Part } from "./part";

type Props = { conversation: DeskConversation; labels: ChatLabel[]; onChanged: () => void };

/** All labels; a click gives one to the conversation or takes it away. */
export function Labels({ conversation, labels, onChanged }: Props) {
  const { t, locale } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  return (
    <Part title={t("chat.labels")}>
      {labels.length === 0 && <Typography textColor="neutral600">{t("chat.labels.none")}</Typography>}
      <Flex gap={2} wrap="wrap">
        {labels.map((label) => {
          const hasIt = conversation.labels.includes(label.id);
          const body = { labelId: label.id, isSet: !hasIt };
          return (
            <Button
              key={label.id}
              size="S"
              variant={hasIt ? "secondary" : "tertiary"}
              aria-pressed={hasIt}
              disabled={isBusy}
              onClick={() => void send(`chat/conversations/${conversation.key}/label`, body, null)}
            >
              {label[locale]}
            </Button>
          );
        })}
      </Flex>
    </Part>
  );
}
