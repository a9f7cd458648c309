import { Flex } from "@strapi/design-system";
import type { DeskRequest } from "@wren/domain";
import { useNavigate } from "react-router-dom";
import { dropDraft } from "../chat/drafts";
import { ConfirmedAction } from "../desk/confirmed-action";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Props = { request: DeskRequest; onDone: () => void };

export function RequestActions({ request: { reference, state }, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const navigate = useNavigate();
  const path = `requests/${reference}`;
  const turn = state === "closed" ? "reopen" : "close";

  async function erase() {
    if (!(await send(`${path}/erase`, {}, "request.erase.done"))) return;
    dropDraft(reference);
    navigate("/requests");
  }

  return (
    <Section title={t("request.actions")}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <ConfirmedAction
          label={t(`request.${turn}`)}
          question={t(`request.${turn}.question`)}
          what={t(`request.${turn}.what`)}
          variant="secondary"
          isBusy={isBusy}
          onConfirm={() => send(`${path}/${turn}`, {}, `request.${turn}.done`)}
        />
        <ConfirmedAction
          label={t("request.erase")}
          question={t("request.erase.question")}
          what={t("request.erase.what")}
          variant="danger-light"
          isBusy={isBusy}
          onConfirm={erase}
        />
      </Flex>
    </Section>
  );
}
