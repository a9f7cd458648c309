import { Box, Flex, Typography } from "@strapi/design-system";
import { WarningCircle } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { CANARY_REMINDER_DAYS, canaryStateSchema, overdueSince, type CanaryState } from "@wren/domain";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";

/** The card of the admin's first page: how long the warrant canary still holds. */
export function CanaryCard() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("canary/state", canaryStateSchema);
  if (problem) return <LoadProblem onRetry={reload} />;
  if (!answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  return (
    <Box padding={4}>
      <CanarySentence canary={answer.canary} />
    </Box>
  );
}

function CanarySentence({ canary }: CanaryState) {
  const { t, day } = useTexts();
  if (!canary) return <Typography>{t("canary.none")}</Typography>;
  const { validUntil, daysLeft } = canary;
  const until = { day: day(validUntil), days: daysLeft };
  if (daysLeft < 0) return <Alarm color="danger">{t("canary.overdue", { day: day(overdueSince(canary)) })}</Alarm>;
  if (daysLeft === 0) return <Alarm color="warning">{t("canary.ending.last")}</Alarm>;
  if (daysLeft <= CANARY_REMINDER_DAYS) return <Alarm color="warning">{t("canary.ending", until)}</Alarm>;
  return <Typography>{t("canary.valid", until)}</Typography>;
}

function Alarm({ color, children }: { color: "danger" | "warning"; children: string }) {
  return (
    <Flex
      gap={3}
      padding={4}
      alignItems="flex-start"
      hasRadius
      background={`${color}100`}
      borderColor={`${color}200`}
      role="status"
    >
      <Box color={`${color}700`} paddingTop={1}>
        <WarningCircle fill="currentColor" aria-hidden />
      </Box>
      <Typography fontWeight="semiBold" textColor={`${color}700`}>
        {children}
      </Typography>
    </Flex>
  );
}
