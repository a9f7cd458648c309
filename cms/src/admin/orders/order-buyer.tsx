import { Link as TextLink, Typography } from "@strapi/design-system";
import type { DeskOrder, ShippingAddress } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

export function OrderBuyer({ order }: { order: DeskOrder }) {
  const { t, language, country } = useTexts();
  return (
    <Section title={t("order.buyer")}>
      {order.address ? (
        <Typography tag="address" style={{ fontStyle: "normal", whiteSpace: "pre-line" }}>
          {linesOf(order.address, country(order.address.country)).join("\n")}
        </Typography>
      ) : (
        <Typography textColor="neutral600">{t("order.no-address")}</Typography>
      )}
      <Typography tag="p" paddingTop={3}>
        <TextLink href={`mailto:${order.email}`}>{order.email}</TextLink>
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
        {t("order.language", { language: language(order.language) })}
      </Typography>
      {order.trackingNumber && (
        <Typography tag="p" paddingTop={3}>
          {`${t("order.tracking")}: ${order.trackingNumber}`}
        </Typography>
      )}
    </Section>
  );
}

/** As on a label, top to bottom. */
function linesOf(address: ShippingAddress, country: string): string[] {
  const { firstName, lastName, company, street, additionalAddress, zip, city, state } = address;
  const lines = [company, `${firstName} ${lastName}`, additionalAddress, street, `${zip} ${city}`, state, country];
  return lines.filter(Boolean);
}
