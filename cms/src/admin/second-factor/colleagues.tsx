import { Td, Tr, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { colleagueFactorsSchema, type ColleagueFactors } from "@wren/domain";
import { ConfirmedAction } from "../desk/confirmed-action";
import { DeskTable } from "../desk/desk-table";
import { LoadProblem } from "../desk/load-problem";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";

/** Shows administrators who has a second factor, and resets that of a lost phone. */
export function Colleagues() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("second-factor-of-others/list", colleagueFactorsSchema);
  return (
    <Section title={t("factor.others")}>
      {problem && <LoadProblem onRetry={reload} />}
      {!answer && !problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
      {answer?.colleagues.length === 0 && <Typography>{t("factor.others.none")}</Typography>}
      {answer && answer.colleagues.length > 0 && <ColleagueTable {...answer} onDone={reload} />}
    </Section>
  );
}

function ColleagueTable({ colleagues, onDone }: ColleagueFactors & { onDone: () => void }) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  return (
    <DeskTable
      columns={[t("factor.others.name"), t("factor.others.state")]}
      actions={t("factor.others.actions")}
      rowCount={colleagues.length}
    >
      {colleagues.map(({ id, name, isOn, isRequired }) => (
        <Tr key={id}>
          <Td>
            <Typography fontWeight="semiBold">{name}</Typography>
          </Td>
          <Td>
            <Typography>
              {t(isOn ? "factor.others.on" : isRequired ? "factor.others.missing" : "factor.others.off")}
            </Typography>
          </Td>
          <Td>
            {isOn && (
              <ConfirmedAction
                label={t("factor.reset")}
                question={t("factor.reset.question", { name })}
                what={t("factor.reset.what", { name })}
                variant="danger-light"
                isBusy={isBusy}
                onConfirm={() => send(`second-factor-of-others/${String(id)}/reset`, {}, "factor.reset.done")}
              />
            )}
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}
