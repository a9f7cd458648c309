import { EmptyStateLayout, Flex, Grid, Typography } from "@strapi/design-system";
import { BackButton, Layouts, Page } from "@strapi/strapi/admin";
import { deskSubscriptionSchema, type DeskSubscription } from "@wren/domain";
import { useParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { Section } from "../desk/section";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { CorrectionForm } from "./correction-form";
import { SubscriptionHistory } from "./subscription-history";

/** One subscription with its history and the form to correct it. */
export function SubscriptionPage() {
  const { t, day } = useTexts();
  const { mobileId = "" } = useParams();
  const path = `subscriptions/${encodeURIComponent(mobileId)}`;
  const { answer: subscription, problem, reload } = useLoaded(path, deskSubscriptionSchema);
  const title = t("subscription.title", { mobileId });
  const facts = subscription && { quotaGb: subscription.quotaGb, endsOn: day(subscription.endsOn) };
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/subscriptions" />}
        title={title}
        subtitle={facts ? t("subscription.facts", facts) : undefined}
      />
      <Layouts.Content>
        {problem === "not-found" && <EmptyStateLayout content={t("subscription.not-found", { mobileId })} />}
        {problem === "failed" && <LoadProblem onRetry={reload} />}
        {!subscription && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        {subscription && (
          <Grid.Root gap={4} paddingBottom={8}>
            <Grid.Item col={8} m={12} s={12} xs={12} alignItems="stretch" direction="column">
              <Flex direction="column" alignItems="stretch" gap={4}>
                <SubscriptionFacts subscription={subscription} />
                <SubscriptionHistory history={subscription.history} />
              </Flex>
            </Grid.Item>
            <Grid.Item col={4} m={12} s={12} xs={12} alignItems="stretch" direction="column">
              <CorrectionForm
                key={`${subscription.endsOn} ${String(subscription.quotaGb)}`}
                subscription={subscription}
                onDone={reload}
              />
            </Grid.Item>
          </Grid.Root>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function SubscriptionFacts({ subscription }: { subscription: DeskSubscription }) {
  const { t, day, language } = useTexts();
  const rows = [
    ["subscription.mobileId", subscription.mobileId],
    ["subscription.nestId", subscription.nestId],
    ["subscription.supportId", subscription.supportId],
    ["subscription.startsOn", day(subscription.startsOn)],
    ["subscription.endsOn", day(subscription.endsOn)],
    ["subscription.quotaGb", String(subscription.quotaGb)],
    ["subscription.email", subscription.email],
    ["subscription.language", language(subscription.language)],
  ] as const;
  return (
    <Section title={t("subscription.about")}>
      <dl>
        {rows.map(([label, value]) => (
          <Flex key={label} gap={4} paddingTop={1} paddingBottom={1}>
            <Typography tag="dt" textColor="neutral600" style={{ minWidth: "12rem" }}>
              {t(label)}
            </Typography>
            <Typography tag="dd">{value}</Typography>
          </Flex>
        ))}
      </dl>
    </Section>
  );
}
