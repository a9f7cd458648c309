import { Button, Flex, Typography } from "@strapi/design-system";
import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { secondFactorStateSchema, type SecondFactorState } from "@wren/domain";
import { useState } from "react";
import { LoadProblem } from "../desk/load-problem";
import { Section } from "../desk/section";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { Colleagues } from "./colleagues";
import { NewCodes } from "./new-codes";
import { SetUp } from "./set-up";
import { TurnOff } from "./turn-off";

const MANAGES_USERS = [{ action: "admin::users.update", subject: null }];

/** The admin's page "Second factor": one's own, and for administrators those of others. */
export default function SecondFactorPage() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("second-factor/state", secondFactorStateSchema);
  const { allowedActions } = useRBAC(MANAGES_USERS);
  return (
    <Page.Main>
      <Page.Title>{t("factor.title")}</Page.Title>
      <Layouts.Header title={t("factor.title")} subtitle={t("factor.subtitle")} />
      <Layouts.Content>
        {problem && <LoadProblem onRetry={reload} />}
        {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
        <Flex direction="column" alignItems="stretch" gap={6}>
          {answer && <OwnFactor state={answer} onChange={reload} />}
          {allowedActions.canUpdate && <Colleagues />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

type Task = "set-up" | "new-codes" | "turn-off";

function OwnFactor({ state, onChange }: { state: SecondFactorState; onChange: () => void }) {
  const { t } = useTexts();
  const [task, setTask] = useState<Task | null>(null);
  const { isOn, isRequired, recoveryCodesLeft } = state;
  const end = () => {
    setTask(null);
    onChange();
  };
  return (
    <Section title={t("factor.title")}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="p">
          {isOn ? t("factor.on", { left: recoveryCodesLeft }) : t("factor.off")}{" "}
          {isRequired && t(isOn ? "factor.required" : "factor.off.required")}
        </Typography>
        {task === "set-up" && <SetUp isOn={isOn} onEnd={end} />}
        {task === "new-codes" && <NewCodes onEnd={end} />}
        {task === "turn-off" && <TurnOff onEnd={end} />}
        {task === null && (
          <Flex gap={2} wrap="wrap">
            <Button onClick={() => setTask("set-up")} variant={isOn ? "secondary" : "default"}>
              {t(isOn ? "factor.replace" : "factor.begin")}
            </Button>
            {isOn && (
              <Button onClick={() => setTask("new-codes")} variant="secondary">
                {t("factor.codes")}
              </Button>
            )}
            {isOn && !isRequired && (
              <Button onClick={() => setTask("turn-off")} variant="danger-light">
                {t("factor.turn-off")}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Section>
  );
}
