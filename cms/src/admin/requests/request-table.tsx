import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { DeskRequestList } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["reference", "receivedAt", "requestType", "module", "language", "files", "state"] as const;

export function RequestTable({ requests }: Pick<DeskRequestList, "requests">) {
  const { t, time, language, locale } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`request.${column}`))} rowCount={requests.length}>
      {requests.map((request) => (
        <Tr key={request.reference}>
          <Td>
            <TextLink tag={Link} to={`/requests/${request.reference}`} style={{ whiteSpace: "nowrap" }}>
              {request.reference}
            </TextLink>
          </Td>
          <Td>
            <Typography style={{ whiteSpace: "nowrap" }}>{time(request.receivedAt)}</Typography>
          </Td>
          <Td>
            <Typography>{request.requestType[locale]}</Typography>
          </Td>
          <Td>
            <Typography>{request.module[locale]}</Typography>
          </Td>
          <Td>
            <Typography>{language(request.language)}</Typography>
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
      ))}
    </DeskTable>
  );
}
