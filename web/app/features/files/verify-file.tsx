import type { FileView } from "#app/lib/file-view.ts";
import { FileLink } from "./file-facts.tsx";
import { useFileTexts } from "./texts.ts";
import { checksumCommands, signatureCommands } from "./verify-commands.ts";

type Props = { file: FileView; signature: FileView | null; signingKey: FileView | null };

/** The checksum of this file, and the commands that verify it, complete with its name. */
export function VerifyFile({ file, signature, signingKey }: Props) {
  const t = useFileTexts();
  const commands = checksumCommands(file);
  return (
    <details className="more-fields">
      <summary>
        {t("verify.heading")} <span className="sr-only">({file.name})</span>
      </summary>
      <div className="rich-text">
        <p>
          {t("sha256")}: <code className="checksum">{file.sha256}</code>
        </p>
        {signature && (
          <p>
            {t("signature")}: <FileLink file={signature} />
          </p>
        )}
        <p>{t("verify.linux")}</p>
        <pre>{commands.linux}</pre>
        <p>{t("verify.macos")}</p>
        <pre>{commands.macos}</pre>
        <p>{t("verify.windows")}</p>
        <pre>{commands.windows}</pre>
        {signature && signingKey && (
          <>
            <p>{t("verify.signature")}</p>
            <p>
              <FileLink file={signingKey} />
            </p>
            <pre>{signatureCommands({ file, signature, signingKey })}</pre>
            <p>{t("verify.signatureAnswer")}</p>
          </>
        )}
      </div>
    </details>
  );
}
