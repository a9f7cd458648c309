import { Box, Button, Field, Flex, Textarea, Typography } from "@strapi/design-system";
import { BackButton, Layouts, Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { shipmentsReportSchema, type ShipmentsReport } from "@wren/domain";
import { useState, type ChangeEvent } from "react";
import { refusalText } from "../desk/refusal";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";
import { ShipmentsTable } from "./shipments-table";

type Checked = { text: string; report: ShipmentsReport };

/** Marks many orders as shipped from a list of tracking numbers: first what would happen, then the deed. */
export function ShipManyPage() {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<Checked | null>(null);
  const { send, isBusy } = useShipments((report) => setChecked({ text, report }));
  // The report of another text would mislead.
  const report = checked?.text === text ? checked.report : null;
  const readyCount = report?.lines.filter(({ outcome }) => outcome === "ready").length ?? 0;

  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.item(0);
    if (file) setText(await file.text());
    target.value = "";
  }

  return (
    <Page.Main>
      <Page.Title>{t("ship-many.title")}</Page.Title>
      <Layouts.Header
        navigationAction={<BackButton fallback="/orders" />}
        title={t("ship-many.title")}
        subtitle={t("ship-many.subtitle")}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <Section title={t("ship-many.list")}>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root name="list" hint={t("ship-many.hint")}>
                <Field.Label>{t("ship-many.label")}</Field.Label>
                <Textarea value={text} rows={10} onChange={({ target }) => setText(target.value)} />
                <Field.Hint />
              </Field.Root>
              <Field.Root name="file">
                <Field.Label>{t("ship-many.file")}</Field.Label>
                <Typography tag="div">
                  <input
                    type="file"
                    aria-label={t("ship-many.file")}
                    accept=".csv,.txt,.tsv"
                    style={{ font: "inherit", color: "inherit" }}
                    onChange={(event) => void takeFile(event)}
                  />
                </Typography>
              </Field.Root>
              <Flex gap={2}>
                <Button
                  variant="secondary"
                  loading={isBusy}
                  disabled={!text.trim()}
                  onClick={() => void send(text, true)}
                >
                  {t("ship-many.check")}
                </Button>
                {readyCount > 0 && (
                  <Button loading={isBusy} onClick={() => void send(text, false)}>
                    {t("ship-many.ship", { count: readyCount })}
                  </Button>
                )}
              </Flex>
            </Flex>
          </Section>
          {report && (
            <Box role="status">
              <Typography tag="h2" variant="delta" paddingBottom={3}>
                {t("ship-many.report")}
              </Typography>
              <ShipmentsTable report={report} />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function useShipments(onReport: (report: ShipmentsReport) => void) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function send(text: string, isTrial: boolean): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await post("/desk/orders/shipments", { text, isTrial });
      onReport(shipmentsReportSchema.parse(data));
    } catch (error) {
      toggleNotification({ type: "danger", message: t(refusalText(error)), timeout: 10_000 });
    } finally {
      setIsBusy(false);
    }
  }

  return { send, isBusy };
}
