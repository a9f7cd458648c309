import { Flex, TextButton, Typography } from "@strapi/design-system";
import { useTexts } from "../desk/use-texts";
import type { Template } from "./template-steps";

type Props = { template: Template; onLeaveOut: () => void };

/** Says before sending what the template does with the conversation, which can be left out. */
export function StepsLine({ template, onLeaveOut }: Props) {
  const { t } = useTexts();
  const words = useStepWords();
  return (
    <Flex gap={3} wrap="wrap" background="primary100" borderColor="primary200" hasRadius padding={2}>
      <Typography variant="pi" textColor="neutral800" role="status">
        {t("chat.steps", { steps: words(template) })}
      </Typography>
      <TextButton type="button" onClick={onLeaveOut}>
        {t("chat.steps.leave-out")}
      </TextButton>
    </Flex>
  );
}

/** The steps of a template in words. */
export function useStepWords() {
  const { t, locale } = useTexts();
  return ({ steps: { takesOver, labels, priority, snooze, closes } }: Template): string =>
    [
      takesOver && t("chat.steps.take-over"),
      ...labels.map((label) => t("chat.steps.label", { label: label[locale] })),
      priority && t(`chat.steps.${priority}`),
      snooze && t(`chat.steps.${snooze}`),
      closes && t("chat.steps.close"),
    ]
      .filter(Boolean)
      .join(" · ");
}
