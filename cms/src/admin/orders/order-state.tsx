import { Status, Typography, type StatusVariant } from "@strapi/design-system";
import type { OrderState } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

const COLOURS = {
  awaiting_payment: "secondary",
  verifying: "secondary",
  paid: "primary",
  paid_late: "warning",
  shipped: "success",
  fulfilled: "success",
  expired: "neutral",
  cancelled: "neutral",
  refunded: "neutral",
} as const satisfies Record<OrderState, StatusVariant>;

export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useTexts();
  return (
    <Status variant={COLOURS[state]} size="S" width="min-content">
      <Typography variant="omega" fontWeight="bold" style={{ whiteSpace: "nowrap" }}>
        {t(`state.${state}`)}
      </Typography>
    </Status>
  );
}
