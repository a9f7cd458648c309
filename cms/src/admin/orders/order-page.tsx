import { EmptyStateLayout, Flex, Grid } from "@strapi/design-system";
import { BackButton, Layouts, Page } from "@strapi/strapi/admin";
import { deskOrderSchema, type DeskOrder } from "@wren/domain";
import { useParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { NoteForm } from "../desk/note-form";
import { needsMoneroDecision } from "./monero-decision";
import { OrderActions } from "./order-actions";
import { OrderBuyer } from "./order-buyer";
import { OrderDocuments } from "./order-documents";
import { OrderPayments } from "./order-payments";
import { OrderStateBadge } from "./order-state";
import { OrderSubscriptions } from "./order-subscriptions";
import { OrderSums } from "./order-sums";
import { OrderTimeline } from "./order-timeline";
import { PartialRefundForm } from "./partial-refund-form";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";

/** One order with every detail and action. */
export function OrderPage() {
  const { t, time } = useTexts();
  const { number = "" } = useParams();
  const { answer: order, problem, reload } = useLoaded(`orders/${encodeURIComponent(number)}`, deskOrderSchema);
  return (
    <Page.Main>
      <Page.Title>{t("order.title", { number })}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/orders" />}
        title={t("order.title", { number })}
        subtitle={order ? t("order.placed", { at: time(order.placedAt) }) : undefined}
        primaryAction={order && <OrderStateBadge state={order.state} />}
      />
      <Layouts.Content>
        {problem === "not-found" && <EmptyStateLayout content={t("order.not-found", { number })} />}
        {problem === "failed" && <LoadProblem onRetry={reload} />}
        {!order && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {order && <OrderParts order={order} onChange={reload} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function OrderParts({ order, onChange }: { order: DeskOrder; onChange: () => void }) {
  return (
    <Grid.Root gap={4} paddingBottom={8}>
      <Grid.Item col={8} m={12} s={12} xs={12} alignItems="stretch" direction="column">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <OrderSums order={order} />
          <OrderPayments payments={order.payments} />
          <OrderSubscriptions subscriptions={order.subscriptions} />
          <OrderTimeline timeline={order.timeline} />
        </Flex>
      </Grid.Item>
      <Grid.Item col={4} m={12} s={12} xs={12} alignItems="stretch" direction="column">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <OrderActions order={order} onDone={onChange} />
          <PartialRefundForm order={order} onDone={onChange} />
          {needsMoneroDecision(order) && (
            <NoteForm
              about="decide-monero"
              path={`orders/${order.number}/decide-monero`}
              hint="action.decide-monero.hint"
              onDone={onChange}
            />
          )}
          {order.payments.some(({ refundFailedAt }) => refundFailedAt !== null) && (
            <NoteForm
              about="settle-refund"
              path={`orders/${order.number}/settle-refund`}
              hint="action.settle-refund.hint"
              onDone={onChange}
            />
          )}
          <OrderDocuments order={order} />
          <OrderBuyer order={order} onDone={onChange} />
          <NoteForm path={`orders/${order.number}/note`} hint="action.note.hint" onDone={onChange} />
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}
