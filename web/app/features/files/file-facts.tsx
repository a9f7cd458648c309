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

/** Facts to compare before and after the download. */
export function FileFacts({ file: { size, sha256 } }: { file: FileView }) {
  const t = useFileTexts();
  return (
    <dl className="file-facts">
      <Fact label={t("size")}>{size}</Fact>
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
