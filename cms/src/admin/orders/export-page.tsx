import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { BackButton, Layouts, Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { addDays, addMonths, isoDayOf, ORDER_EXPORTS, type OrderExportKind } from "@wren/domain";
import { useState } from "react";
import { saveAs } from "../desk/save-as";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

/** CSV files for the books: orders that were paid in some days, and their totals. */
export function ExportPage() {
  const { t } = useTexts();
  const [{ from, until }, setDays] = useState(lastMonth);
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();

  async function save(kind: OrderExportKind) {
    try {
      const { data } = await get<Blob>(`/desk/orders/exports/${kind}?from=${from}&until=${until}`, {
        responseType: "blob",
      });
      saveAs(data, `${kind}-${from}-${until}.csv`);
    } catch {
      toggleNotification({ type: "danger", message: t("refusal.unknown") });
    }
  }

  return (
    <Page.Main>
      <Page.Title>{t("export.title")}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/orders" />}
        title={t("export.title")}
        subtitle={t("export.subtitle")}
      />
      <Layouts.Content>
        <Section title={t("export.days")}>
          <Flex gap={4} wrap="wrap" alignItems="flex-end">
            <Field.Root name="from">
              <Field.Label>{t("export.from")}</Field.Label>
              <TextInput type="date" value={from} onChange={({ target }) => setDays({ from: target.value, until })} />
            </Field.Root>
            <Field.Root name="until">
              <Field.Label>{t("export.until")}</Field.Label>
              <TextInput type="date" value={until} onChange={({ target }) => setDays({ from, until: target.value })} />
            </Field.Root>
            {ORDER_EXPORTS.map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                size="L"
                startIcon={<Download />}
                disabled={!from || !until || from > until}
                onClick={() => void save(kind)}
              >
                {t(`export.${kind}`)}
              </Button>
            ))}
          </Flex>
          <Typography tag="p" textColor="neutral600" paddingTop={4}>
            {t("export.hint")}
          </Typography>
        </Section>
      </Layouts.Content>
    </Page.Main>
  );
}

function lastMonth() {
  const first = `${isoDayOf(new Date()).slice(0, 7)}-01`;
  return { from: addMonths(first, -1), until: addDays(first, -1) };
}
