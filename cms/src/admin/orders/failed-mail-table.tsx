import { Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import type { FailedMailAction, FailedMails } from "@wren/domain";
import { ConfirmedAction } from "../desk/confirmed-action";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["mails.to", "mails.subject", "mails.written", "mails.error"] as const;

type Mail = FailedMails["mails"][number];

export function FailedMailTable({ mails, onChange }: { mails: Mail[]; onChange: () => void }) {
  const { t } = useTexts();
  return (
    <Table colCount={COLUMNS.length + 1} rowCount={mails.length + 1}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{t(column)}</Typography>
            </Th>
          ))}
          <Th>
            <VisuallyHidden>{t("action.title")}</VisuallyHidden>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} onChange={onChange} />
        ))}
      </Tbody>
    </Table>
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
          <Typography>{text}</Typography>
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
