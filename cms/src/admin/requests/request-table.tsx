import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { DeskRequestList } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["reference", "sender", "message", "files", "state"] as const;

export function RequestTable({ requests }: Pick<DeskRequestList, "requests">) {
  const { t } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`request.${column}`))} rowCount={requests.length}>
      {requests.map((request) => (
        <RequestRow key={request.reference} request={request} />
      ))}
    </DeskTable>
  );
}

function RequestRow({ request }: { request: DeskRequestList["requests"][number] }) {
  const { t, time, language, locale } = useTexts();
  const about = [request.requestType[locale], request.module[locale]].join(" · ");
  return (
    <Tr>
      <Td>
        <TextLink tag={Link} to={`/requests/${request.reference}`} style={{ whiteSpace: "nowrap" }}>
          {request.reference}
        </TextLink>
        <Typography tag="div" variant="pi" textColor="neutral600" style={{ whiteSpace: "nowrap" }}>
          {time(request.receivedAt)}
        </Typography>
      </Td>
      <Td>
        <Typography tag="div" style={{ ...WRAPPED, overflowWrap: "anywhere" }}>
          {request.email ?? request.supportId ?? t("request.sender.none")}
        </Typography>
        <Typography tag="div" variant="pi" textColor="neutral600">
          {language(request.language)}
        </Typography>
      </Td>
      <Td>
        {/* Strangers wrote it: text of any length, and of letters without a space. */}
        <Typography tag="div" style={{ ...WRAPPED, minWidth: "24rem", overflowWrap: "anywhere" }}>
          {request.beginning ?? <em>{t("request.sealed")}</em>}
        </Typography>
        <Typography tag="div" variant="pi" textColor="neutral600" style={WRAPPED}>
          {about}
        </Typography>
      </Td>
      <Td>
        <Typography>{request.fileCount || "–"}</Typography>
      </Td>
      <Td>
        <Typography fontWeight={request.state === "open" ? "bold" : undefined}>
          {t(`requests.state.${request.state}`)}
        </Typography>
      </Td>
    </Tr>
  );
}
