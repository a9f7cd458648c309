import { Box, Typography } from "@strapi/design-system";
import { ORDER_STATES, type DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Part } from "./part";

/** The visitor, and what they bought, as far as agents may see it. No amounts. */
export function VisitorFacts({ conversation }: { conversation: DeskConversation }) {
  const { t, language } = useTexts();
  const { email, isEmailConfirmed, supportNumber } = conversation;
  return (
    <>
      <Part title={t("chat.about")}>
        <Typography style={{ overflowWrap: "anywhere" }}>{email ?? supportNumber}</Typography>
        {!isEmailConfirmed && (
          <Typography textColor="warning700">
            {t(supportNumber === null ? "chat.unconfirmed.what" : "chat.no-address.what")}
          </Typography>
        )}
        <Typography>{language(conversation.language)}</Typography>
      </Part>
      {supportNumber === null && <Bought conversation={conversation} />}
    </>
  );
}

/** Found by the address, so that there is nothing to find without one. */
function Bought({ conversation: { subscriptions, orders } }: { conversation: DeskConversation }) {
  const { t } = useTexts();
  return (
    <>
      <Part title={t("chat.about.subscriptions")}>
        {subscriptions.length === 0 && (
          <Typography textColor="neutral600">{t("chat.about.subscriptions.none")}</Typography>
        )}
        {subscriptions.map((subscription) => (
          <Subscription key={subscription.mobileId} subscription={subscription} />
        ))}
      </Part>
      <Part title={t("chat.about.orders")}>
        {orders.length === 0 && <Typography textColor="neutral600">{t("chat.about.orders.none")}</Typography>}
        {orders.map((order) => (
          <Order key={order.number} order={order} />
        ))}
      </Part>
    </>
  );
}

function Subscription({ subscription }: { subscription: DeskConversation["subscriptions"][number] }) {
  const { t, day } = useTexts();
  const { mobileId, nestId, supportId, quotaGb, endsOn } = subscription;
  const isOver = endsOn < new Date().toISOString().slice(0, 10);
  return (
    <Box>
      {[mobileId, nestId, supportId].map((id) => (
        <Typography key={id} tag="div" style={{ fontFamily: "monospace" }}>
          {id}
        </Typography>
      ))}
      <Typography variant="pi" textColor={isOver ? "danger700" : "neutral600"}>
        {t(isOver ? "chat.about.ended" : "chat.about.ends", { quotaGb, endsOn: day(endsOn) })}
      </Typography>
    </Box>
  );
}

function Order({ order: { number, state, placedAt } }: { order: DeskConversation["orders"][number] }) {
  const { t, day } = useTexts();
  const known = ORDER_STATES.find((candidate) => candidate === state);
  return (
    <Typography>
      {t("chat.about.order", { number, state: known ? t(`state.${known}`) : state, at: day(placedAt.slice(0, 10)) })}
    </Typography>
  );
}
