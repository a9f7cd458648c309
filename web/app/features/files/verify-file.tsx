import type { FileView } from "#app/lib/file-view.ts";
import { FileLink } from "./file-facts.tsx";
import { useFileTexts } from "./texts.ts";
import { checksumCommands, signatureCommands } from "./verify-commands.ts";

type Props = { file: FileView; signature: FileView | null; signingKey: FileView | null };

/** Commands to verify this file, complete with its name and checksum. */
export function VerifyFile({ file, signature, signingKey }: Props) {
  const t = useFileTexts();
  const commands = checksumCommands(file);
  return (
    <details className="more-fields">
      <summary>
        {t("verify.heading")} <span className="sr-only">({file.name})</span>
      </summary>
      <div className="rich-text">
        <p>{t("verify.linux")}</p>
        <pre>{commands.linux}</pre>
        <p>{t("verify.macos")}</p>
        <pre>{commands.macos}</pre>
        <p>{t("verify.windows")}</p>
        <pre>{commands.windows}</pre>
        {signature && signingKey && (
          <>
            <p>{t("verify.signature")}</p>
            <ul>
              <li>
                <FileLink file={signature} />
              </li>
              <li>
                <FileLink file={signingKey} />
              </li>
            </ul>
            <pre>{signatureCommands({ file, signature, signingKey })}</pre>
            <p>{t("verify.signatureAnswer")}</p>
          </>
        )}
      </div>
    </details>
  );
}
