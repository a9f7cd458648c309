import { Box, Link as TextLink, Typography } from "@strapi/design-system";
import type { DeskConversation } from "@wren/domain";
import { Link } from "react-router-dom";
import { useTexts } from "../desk/use-texts";
import { Part } from "./part";
import { addressOf, messageId, type Place } from "./use-place";

type Props = { conversation: DeskConversation; place: Place };

/** Earlier talks with this visitor, and conversations of others under the same address. */
export function Earlier({ conversation: { key, earlier, sameAddress }, place }: Props) {
  const { t, time, day } = useTexts();
  return (
    <>
      {earlier.length > 0 && (
        <Part title={t("chat.earlier.talks")}>
          {earlier.map(({ fromSeq, at, closedAt, text }) => (
            <Box key={fromSeq}>
              <TextLink tag={Link} to={addressOf({ ...place, openKey: key, found: messageId(fromSeq) })}>
                {time(at)}
              </TextLink>
              <Typography tag="div" variant="pi" textColor="neutral700" style={{ overflowWrap: "anywhere" }}>
                {text}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600">
                {t("chat.earlier.closed", { day: day(closedAt.slice(0, 10)) })}
              </Typography>
            </Box>
          ))}
        </Part>
      )}
      {sameAddress.length > 0 && (
        <Part title={t("chat.same-address")}>
          {sameAddress.map((other) => (
            <Box key={other.key}>
              <TextLink tag={Link} to={addressOf({ ...place, openKey: other.key, found: null })}>
                {time(other.openedAt)}
              </TextLink>
              <Typography tag="div" variant="pi" textColor="neutral700" style={{ overflowWrap: "anywhere" }}>
                {other.lastText}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600">
                {[t(`chat.state.${other.state}`), !other.isEmailConfirmed && t("chat.unconfirmed")]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
            </Box>
          ))}
        </Part>
      )}
    </>
  );
}
