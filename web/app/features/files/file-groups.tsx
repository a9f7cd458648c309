import { sectionId } from "#app/lib/section-id.ts";
import type { FileGroupView, FilesView, FileView, SupportFileView } from "#app/lib/file-view.ts";
import { FileLink } from "./file-facts.tsx";
import { useFileTexts } from "./texts.ts";
import { VerifyFile } from "./verify-file.tsx";

/** All downloads by purpose. */
export function FileGroups({ files: { groups, signingKey } }: { files: FilesView }) {
  const t = useFileTexts();
  if (groups.length === 0) return <p className="page-width pb-16 text-quiet">{t("none")}</p>;
  return groups.map((group) => <FileGroup key={group.platform} group={group} signingKey={signingKey} />);
}

type GroupProps = { group: FileGroupView; signingKey: FileView | null };

/** One table for a device or a platform; below each file what proves that it is whole and ours. */
function FileGroup({ group: { platform, files }, signingKey }: GroupProps) {
  const t = useFileTexts();
  const name = t(`platforms.${platform}`);
  const id = sectionId(name);
  return (
    <section id={id} className="page-grid file-group">
      <h2 id={`${id}-name`} className="text-heading col-span-full lg:col-span-3">
        {name}
      </h2>
      <table className="file-table col-span-full lg:col-span-9" aria-labelledby={`${id}-name`}>
        <thead>
          <tr>
            {(["file", "version", "size", "download"] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        {files.map((entry) => (
          <SupportFile key={entry.file.href} entry={entry} signingKey={signingKey} />
        ))}
      </table>
    </section>
  );
}

function SupportFile({ entry, signingKey }: { entry: SupportFileView; signingKey: FileView | null }) {
  const { title, description, version, released, file, signature } = entry;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">
          <strong>{title}</strong> {description && <span className="file-description">{description}</span>}
        </th>
        <td>
          {version} {released && <span className="file-released">{released}</span>}
        </td>
        <td>{file.size}</td>
        <td>
          <FileLink file={file} />
        </td>
      </tr>
      <tr>
        <td colSpan={4}>
          <VerifyFile file={file} signature={signature} signingKey={signingKey} />
        </td>
      </tr>
    </tbody>
  );
}
