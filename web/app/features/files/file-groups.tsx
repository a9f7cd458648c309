import { sectionId } from "#app/lib/section-id.ts";
import type { FileGroupView, FilesView, FileView, SupportFileView } from "#app/lib/file-view.ts";
import { FileFacts, FileLink } from "./file-facts.tsx";
import { useFileTexts } from "./texts.ts";
import { VerifyFile } from "./verify-file.tsx";

/** All downloads by purpose. */
export function FileGroups({ files: { groups, signingKey } }: { files: FilesView }) {
  const t = useFileTexts();
  if (groups.length === 0) return <p className="page-width pb-16 text-quiet">{t("none")}</p>;
  return groups.map((group) => <FileGroup key={group.platform} group={group} signingKey={signingKey} />);
}

type GroupProps = { group: FileGroupView; signingKey: FileView | null };

function FileGroup({ group: { platform, files }, signingKey }: GroupProps) {
  const t = useFileTexts();
  const name = t(`platforms.${platform}`);
  return (
    <section id={sectionId(name)} className="page-grid file-group">
      <h2 className="text-heading col-span-full lg:col-span-4">{name}</h2>
      <ul className="file-list col-span-full lg:col-span-8">
        {files.map((entry) => (
          <li key={entry.file.href}>
            <SupportFile entry={entry} signingKey={signingKey} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SupportFile({ entry, signingKey }: { entry: SupportFileView; signingKey: FileView | null }) {
  const { title, description, version, released, file, signature } = entry;
  return (
    <>
      <h3 className="text-title">{title}</h3>
      {description && <p className="mt-2 max-w-text text-quiet">{description}</p>}
      <p className="file-link">
        <FileLink file={file} />
      </p>
      <FileFacts file={file} version={version} released={released} signature={signature} />
      <VerifyFile file={file} signature={signature} signingKey={signingKey} />
    </>
  );
}
