import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { versionComparisonSchema, type Version, type VersionComparison } from "@wren/domain";
import { useDeskAction } from "../../desk/use-desk-action";
import { useLoaded } from "../../desk/use-loaded";
import { useTexts } from "../../desk/use-texts";
import { DifferenceList } from "./difference-list";
import { useReloadEntry } from "./use-reload-entry";

type Props = { path: string; version: Version; entry: { model: string; documentId: string }; onClose: () => void };

/** The places where a version and the draft differ, and the button that makes it the draft. */
export function VersionDialog({ path, version, entry, onClose }: Props) {
  const { t, time } = useTexts();
  const address = `${path}/${String(version.id)}`;
  const { answer, problem, reload } = useLoaded(address, versionComparisonSchema);
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{t("version.of", { time: time(version.at) })}</Modal.Title>
        </Modal.Header>
        {answer ? (
          <Comparison comparison={answer} {...{ address, entry, onClose }} onStale={reload} />
        ) : (
          <Modal.Body>
            <Typography>{t(problem ? "desk.failed" : "desk.loading")}</Typography>
          </Modal.Body>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

type ComparisonProps = {
  comparison: VersionComparison;
  address: string;
  entry: Props["entry"];
  onClose: () => void;
  onStale: () => void;
};

function Comparison({ comparison, address, entry, onClose, onStale }: ComparisonProps) {
  const { t } = useTexts();
  const { differences, lost, mayRestore, draftUpdatedAt } = comparison;
  const hasUnsaved = useForm("VersionDialog", (form) => form.modified);
  const reloadEntry = useReloadEntry(entry);
  const { send, isBusy } = useDeskAction(() => undefined);
  const isSame = differences.length === 0;
  const obstacle = hasUnsaved ? "version.unsaved" : mayRestore ? null : "version.may-not";

  async function restore() {
    // The draft may be another one now; then it is compared anew.
    if (!(await send(address, { draftUpdatedAt }, "version.restored"))) onStale();
    else onClose();
    reloadEntry();
  }

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{t(isSame ? "version.same" : "version.differs", { count: differences.length })}</Typography>
          {lost.length > 0 && (
            <Typography textColor="warning700">{t("version.lost", { names: lost.join(", ") })}</Typography>
          )}
          <DifferenceList differences={differences} />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{t("version.close")}</Button>
        </Modal.Close>
        {!isSame && (
          <Flex gap={3} wrap="wrap" justifyContent="flex-end">
            {obstacle && <Typography textColor="neutral600">{t(obstacle)}</Typography>}
            <Button loading={isBusy} disabled={obstacle !== null} onClick={() => void restore()}>
              {t("version.restore")}
            </Button>
          </Flex>
        )}
      </Modal.Footer>
    </>
  );
}
