import { Box, Typography } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { openingSchema, type Opening } from "@wren/domain";
import { ConfirmedAction } from "../desk/confirmed-action";
import { LoadProblem } from "../desk/load-problem";
import { useDeskAction } from "../desk/use-desk-action";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { CheckTable } from "./check-table";
import { OPENING_PERMISSIONS } from "./permissions";

/** The admin's page "Before opening". */
export default function OpeningPage() {
  return (
    <Page.Protect permissions={OPENING_PERMISSIONS}>
      <BeforeOpening />
    </Page.Protect>
  );
}

function BeforeOpening() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("opening/checks", openingSchema);
  if (problem) return <LoadProblem onRetry={reload} />;
  if (!answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  return (
    <Page.Main>
      <Page.Title>{t("opening.title")}</Page.Title>
      <Layouts.Header title={t("opening.title")} subtitle={t(`opening.subtitle.${answer.state}`)} />
      <Layouts.Content>
        {answer.state === "closed" && <OpenSite checks={answer.checks} onDone={reload} />}
        <CheckTable checks={answer.checks} />
      </Layouts.Content>
    </Page.Main>
  );
}

/** The button, once nothing is missing. */
function OpenSite({ checks, onDone }: Pick<Opening, "checks"> & { onDone: () => void }) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const count = checks.filter(({ isMet }) => !isMet).length;
  return (
    <Box paddingBottom={6} maxWidth="20rem">
      {count > 0 ? (
        <Typography fontWeight="semiBold">{t("opening.missing-count", { count })}</Typography>
      ) : (
        <ConfirmedAction
          label={t("opening.open")}
          question={t("opening.question")}
          what={t("opening.what")}
          variant="default"
          isBusy={isBusy}
          onConfirm={() => send("opening/open", {}, "opening.done")}
        />
      )}
    </Box>
  );
}
