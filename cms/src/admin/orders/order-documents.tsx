import { Flex } from "@strapi/design-system";
import { hasInvoice, hasPackingSlip, type DeskOrder } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";
import { DocumentButtons } from "./document-buttons";

export function OrderDocuments({ order }: { order: DeskOrder }) {
  const { t } = useTexts();
  const kinds = [
    ...(hasInvoice(order.state) ? (["invoices"] as const) : []),
    ...(hasPackingSlip(order) ? (["packing-slips"] as const) : []),
  ];
  if (kinds.length === 0) return null;
  return (
    <Section title={t("document.title")}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <DocumentButtons kinds={kinds} numbers={[order.number]} />
      </Flex>
    </Section>
  );
}
