import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { DeskSubscriptionList } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["mobileId", "nestId", "endsOn", "quotaGb", "email"] as const;

export function SubscriptionTable({ subscriptions }: DeskSubscriptionList) {
  const { t, day } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`subscription.${column}`))} rowCount={subscriptions.length}>
      {subscriptions.map(({ mobileId, nestId, endsOn, quotaGb, email }) => (
        <Tr key={mobileId}>
          <Td>
            <TextLink tag={Link} to={`/subscriptions/${mobileId}`} style={{ whiteSpace: "nowrap" }}>
              {mobileId}
            </TextLink>
          </Td>
          {[nestId, day(endsOn), String(quotaGb), email].map((text) => (
            <Td key={text}>
              <Typography style={{ whiteSpace: "nowrap" }}>{text}</Typography>
            </Td>
          ))}
        </Tr>
      ))}
    </DeskTable>
  );
}
