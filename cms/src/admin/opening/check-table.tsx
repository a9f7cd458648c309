import { Td, Tr, Typography } from "@strapi/design-system";
import type { Opening } from "@wren/domain";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["opening.state", "opening.check", "opening.remedy"] as const;

export function CheckTable({ checks }: Pick<Opening, "checks">) {
  const { t, locale } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(column))} rowCount={checks.length}>
      {checks.map(({ code, isMet, title, remedy, names }) => (
        <Tr key={code}>
          <Td>
            <Typography fontWeight="semiBold" textColor={isMet ? "success700" : "danger700"}>
              {t(isMet ? "opening.met" : "opening.missing")}
            </Typography>
          </Td>
          <Td>
            <Typography style={WRAPPED}>{title[locale]}</Typography>
            {names.length > 0 && (
              <Typography tag="p" textColor="neutral600" style={WRAPPED}>
                {names.join(", ")}
              </Typography>
            )}
          </Td>
          <Td>{!isMet && <Typography style={WRAPPED}>{remedy[locale]}</Typography>}</Td>
        </Tr>
      ))}
    </DeskTable>
  );
}
