import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { refusePlan, type Plan, type PlanAction } from "@wren/domain";
import { useState } from "react";
import { styled } from "styled-components";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { fromLocalInput, ownTimeZone, toLocalInput } from "./local-time";

type Props = { path: string; plans: Plan[]; onDone: () => void };

/**
 * Times of an entry. No form element: in the tree of React it would lie within the form of the entry, and sending it
 * would save that one.
 */
export function PlanForm({ path, plans, onDone }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [publishAt, setPublishAt] = useState(() => plannedTime(plans, "publish"));
  const [unpublishAt, setUnpublishAt] = useState(() => plannedTime(plans, "unpublish"));
  const request = { publishAt: fromLocalInput(publishAt), unpublishAt: fromLocalInput(unpublishAt) };
  const refusal = refusePlan(request, new Date());
  const isPast = (at: string | null) => at !== null && refusePlan({ publishAt: at, unpublishAt: null }, new Date());
  const sentence = refusal && t(`refusal.${refusal}`);
  const isChanged = publishAt !== plannedTime(plans, "publish") || unpublishAt !== plannedTime(plans, "unpublish");

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <TimeField
        label={t("plan.publish-at")}
        value={publishAt}
        error={isPast(request.publishAt) ? sentence : null}
        onChange={setPublishAt}
      />
      <TimeField
        label={t("plan.unpublish-at")}
        value={unpublishAt}
        error={refusal && !isPast(request.publishAt) ? sentence : null}
        onChange={setUnpublishAt}
      />
      <Typography variant="pi" textColor="neutral600">
        {t("plan.hint", { zone: ownTimeZone() })}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          loading={isBusy}
          disabled={!isChanged || refusal !== null}
          onClick={() => void send(path, request, "plan.saved")}
        >
          {t("plan.save")}
        </Button>
        {plans.length > 0 && (
          <Button
            variant="tertiary"
            disabled={isBusy}
            onClick={() => void send(path, { publishAt: null, unpublishAt: null }, "plan.withdrawn")}
          >
            {t("plan.withdraw")}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** The planned time as it is typed; empty without one, and after a failure. */
function plannedTime(plans: Plan[], action: PlanAction): string {
  const plan = plans.find((known) => known.action === action && known.failure === null);
  return plan ? toLocalInput(plan.at) : "";
}

type TimeFieldProps = { label: string; value: string; error: string | null; onChange: (value: string) => void };

function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  return (
    <Field.Root error={error ?? undefined}>
      <Field.Label>{label}</Field.Label>
      <TimeInput type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      <Field.Error />
    </Field.Root>
  );
}

/** The browser draws the calendar's button and would draw it dark on dark. */
const TimeInput = styled(TextInput)`
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === "#ffffff" ? "light" : "dark")};
`;
