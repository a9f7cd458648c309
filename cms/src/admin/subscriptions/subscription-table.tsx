import { Link as TextLink, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import type { DeskSubscriptionList } from "@wren/domain";
import { Link } from "react-router-dom";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["mobileId", "nestId", "endsOn", "quotaGb", "email"] as const;

export function SubscriptionTable({ subscriptions }: DeskSubscriptionList) {
  const { t, day } = useTexts();
  return (
    <Table colCount={COLUMNS.length} rowCount={subscriptions.length + 1}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{t(`subscription.${column}`)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
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
      </Tbody>
    </Table>
  );
}
