import { Flex, Link as TextLink, Typography } from "@strapi/design-system";
import type { DeskOrder, ShippingAddress } from "@wren/domain";
import { Link } from "react-router-dom";
import { OrderCorrections } from "./order-corrections";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

export function OrderBuyer({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const { t } = useTexts();
  return (
    <Section title={t("order.buyer")}>
      {order.erasedAt ? <ErasedBuyer order={order} /> : <KnownBuyer order={order} />}
      {!order.erasedAt && <OrderCorrections order={order} onDone={onDone} />}
    </Section>
  );
}

function ErasedBuyer({ order: { erasedAt, country: code } }: { order: DeskOrder }) {
  const { t, day, country } = useTexts();
  return (
    <>
      <Typography tag="p">{erasedAt && t("order.erased", { day: day(erasedAt) })}</Typography>
      {code && (
        <Typography tag="p" paddingTop={3}>
          {t("order.country", { country: country(code) })}
        </Typography>
      )}
    </>
  );
}

function KnownBuyer({ order }: { order: DeskOrder }) {
  const { t, day, language, country } = useTexts();
  const { address, email, trackingNumber, keepUntil } = order;
  return (
    <>
      {address ? (
        <Typography tag="address" style={{ fontStyle: "normal", whiteSpace: "pre-line" }}>
          {linesOf(address, country(address.country)).join("\n")}
        </Typography>
      ) : (
        <Typography textColor="neutral600">{t("order.no-address")}</Typography>
      )}
      {email && (
        <Typography tag="p" paddingTop={3}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Typography>
      )}
      {email && (
        <Flex gap={4} wrap="wrap" paddingTop={1}>
          <TextLink tag={Link} to={`/orders?search=${encodeURIComponent(email)}`}>
            {t("order.buyer.orders")}
          </TextLink>
          <TextLink tag={Link} to={`/subscriptions?search=${encodeURIComponent(email)}`}>
            {t("order.buyer.subscriptions")}
          </TextLink>
        </Flex>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
        {t("order.language", { language: language(order.language) })}
      </Typography>
      {trackingNumber && (
        <Typography tag="p" paddingTop={3}>
          {`${t("order.tracking")}: ${trackingNumber}`}
        </Typography>
      )}
      {keepUntil && (
        <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3}>
          {t("order.keep-until", { day: day(keepUntil) })}
        </Typography>
      )}
    </>
  );
}

/** Lines as on a shipping label, top to bottom. */
function linesOf(address: ShippingAddress, country: string): string[] {
  const { firstName, lastName, company, street, additionalAddress, zip, city, state } = address;
  const lines = [company, `${firstName} ${lastName}`, additionalAddress, street, `${zip} ${city}`, state, country];
  return lines.filter(Boolean);
}
