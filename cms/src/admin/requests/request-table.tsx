import { Link as TextLink, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import type { DeskRequestList } from "@wren/domain";
import { Link } from "react-router-dom";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["reference", "receivedAt", "requestType", "module", "language", "files", "state"] as const;

export function RequestTable({ requests }: Pick<DeskRequestList, "requests">) {
  const { t, time, language, locale } = useTexts();
  return (
    <Table colCount={COLUMNS.length} rowCount={requests.length + 1}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{t(`request.${column}`)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
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
      </Tbody>
    </Table>
  );
}
