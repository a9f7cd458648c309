import { Button, EmptyStateLayout } from "@strapi/design-system";
import { ArrowClockwise, WarningCircle } from "@strapi/icons";
import { useTexts } from "./use-texts";

export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <EmptyStateLayout
        icon={<WarningCircle width="4rem" height="4rem" />}
        content={t("desk.failed")}
        action={
          <Button variant="secondary" startIcon={<ArrowClockwise />} onClick={onRetry}>
            {t("desk.try-again")}
          </Button>
        }
      />
    </div>
  );
}
