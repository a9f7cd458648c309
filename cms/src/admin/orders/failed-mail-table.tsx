import { Button, Flex, Td, Tr, Typography } from "@strapi/design-system";
import type { FailedMailAction, FailedMails } from "@wren/domain";
import { ConfirmedAction } from "../desk/confirmed-action";
import { useDeskAction } from "../desk/use-desk-action";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["mails.to", "mails.subject", "mails.written", "mails.error"] as const;

type Mail = FailedMails["mails"][number];

export function FailedMailTable({ mails, onChange }: { mails: Mail[]; onChange: () => void }) {
  const { t } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(column))} actions={t("action.title")} rowCount={mails.length}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} onChange={onChange} />
      ))}
    </DeskTable>
  );
}

function MailRow({ mail, onChange }: { mail: Mail; onChange: () => void }) {
  const { t, time } = useTexts();
  const { send, isBusy } = useDeskAction(onChange);
  const act = (action: FailedMailAction) =>
    send(`orders/failed-mails/${String(mail.id)}/${action}`, {}, `mails.${action}.done`);
  const reason = [mail.lastError, t("mails.attempts", { attempts: mail.attempts })].filter(Boolean).join(", ");
  return (
    <Tr>
      {[mail.to, mail.subject, time(mail.writtenAt), reason].map((text) => (
        <Td key={text}>
          <Typography style={WRAPPED}>{text}</Typography>
        </Td>
      ))}
      <Td>
        <Flex gap={2} justifyContent="flex-end">
          <Button variant="secondary" loading={isBusy} onClick={() => void act("retry")}>
            {t("mails.retry")}
          </Button>
          <ConfirmedAction
            label={t("mails.drop")}
            question={t("mails.drop.question")}
            what={t("mails.drop.what")}
            variant="danger-light"
            isBusy={isBusy}
            onConfirm={() => act("drop")}
          />
        </Flex>
      </Td>
    </Tr>
  );
}
