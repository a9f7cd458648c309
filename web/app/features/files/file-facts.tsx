import type { ReactNode } from "react";
import type { FileView } from "#app/lib/file-view.ts";
import "./files.css";
import { useFileTexts } from "./texts.ts";

/** A download link labelled with the file's name, as it will be in the visitor's folder. */
export function FileLink({ file: { href, name } }: { file: FileView }) {
  return (
    <a href={href} download={name}>
      {name}
    </a>
  );
}

type Props = { file: FileView; version?: string | null; released?: string | null; signature?: FileView | null };

/** Facts to compare before and after the download. */
export function FileFacts({ file: { size, sha256 }, version, released, signature }: Props) {
  const t = useFileTexts();
  return (
    <dl className="file-facts">
      {version && <Fact label={t("version")}>{version}</Fact>}
      {released && <Fact label={t("released")}>{released}</Fact>}
      <Fact label={t("size")}>{size}</Fact>
      {signature && (
        <Fact label={t("signature")}>
          <FileLink file={signature} />
        </Fact>
      )}
      <Fact label={t("sha256")}>
        <code className="checksum">{sha256}</code>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
