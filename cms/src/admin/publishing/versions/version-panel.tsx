import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { versionListSchema, type Version } from "@wren/domain";
import { useState } from "react";
import { useLoaded } from "../../desk/use-loaded";
import { useTexts } from "../../desk/use-texts";
import { VersionDialog } from "./version-dialog";

/** The entry that is being edited, in one language. A new one has no id yet, and only types with drafts have a status. */
type Props = {
  model: string;
  documentId?: string;
  document?: { status?: string; locale?: string | null; updatedAt?: string };
};

/** More are shown when asked for. */
const FIRST = 5;

/** Beside the form of an entry with drafts: what was published, and when. */
export function VersionPanel({ model, documentId, document }: Props) {
  const { t } = useTexts();
  if (!documentId || !document?.status || !document.locale) return null;
  const { locale, status, updatedAt } = document;
  const path = `publishing/entry/${model}/${documentId}/${locale}/versions`;
  const versions = { path, entry: { model, documentId }, isOnSite: status !== "draft" };
  const content = <Versions key={[path, status, updatedAt].join(" ")} {...versions} />;
  return { title: t("version.title"), content };
}

type VersionsProps = { path: string; entry: { model: string; documentId: string }; isOnSite: boolean };

function Versions({ path, entry, isOnSite }: VersionsProps) {
  const { t } = useTexts();
  const { answer, problem } = useLoaded(path, versionListSchema);
  const [shown, setShown] = useState(FIRST);
  const [chosen, setChosen] = useState<Version | null>(null);
  if (!answer) return <Typography textColor="neutral600">{t(problem ? "desk.failed" : "desk.loading")}</Typography>;
  const { versions } = answer;
  if (versions.length === 0)
    return <Typography textColor="neutral600">{t(isOnSite ? "version.not-yet" : "version.none")}</Typography>;
  return (
    <>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
        {versions.slice(0, shown).map((version) => (
          <li key={version.id}>
            <VersionLine version={version} onOpen={() => setChosen(version)} />
          </li>
        ))}
      </Flex>
      {versions.length > shown && (
        <TextButton onClick={() => setShown(versions.length)}>
          {t("version.more", { count: versions.length - shown })}
        </TextButton>
      )}
      {chosen && <VersionDialog {...{ path, entry }} version={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function VersionLine({ version, onOpen }: { version: Version; onOpen: () => void }) {
  const { t, time } = useTexts();
  const { at, who, isPlanned, isOnSite } = version;
  const publisher = who === null ? t("version.before") : t(isPlanned ? "version.planned-by" : "version.by", { who });
  return (
    <Box>
      <TextButton onClick={onOpen}>{time(at)}</TextButton>
      {isOnSite && (
        <Typography tag="p" variant="pi" fontWeight="bold">
          {t("version.on-site")}
        </Typography>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {publisher}
      </Typography>
    </Box>
  );
}
