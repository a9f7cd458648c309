import { CONTACT_FILE_MAX_BYTES, SUPPORT_FILE_TYPES, CONTACT_MAX_FILES, type ContactFile } from "@wren/domain";
import { fieldId } from "#app/lib/form-failure.ts";
import { useContactTexts } from "./texts.ts";

type Props = {
  form: string;
  /** Files chosen before, because browsers do not refill a file field. */
  kept: ContactFile[];
  error: string | null;
};

export function FileField({ form, kept, error }: Props) {
  const t = useContactTexts();
  const id = fieldId(form, "files");
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {t("files.label")}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {t("files.hint", { count: CONTACT_MAX_FILES, megabytes: CONTACT_FILE_MAX_BYTES / 1024 / 1024 })}
      </p>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {kept.length > 0 && <KeptFiles files={kept} />}
      <input
        // A new key empties the field once its files are kept.
        key={kept.map(({ ref }) => ref).join()}
        id={id}
        name="files"
        type="file"
        multiple
        accept={SUPPORT_FILE_TYPES.join()}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(" ")}
        className="file-input"
      />
    </div>
  );
}

function KeptFiles({ files }: { files: ContactFile[] }) {
  const t = useContactTexts();
  return (
    <fieldset className="kept-files">
      <legend className="text-sm">
        {t("files.kept")} {t("files.keptFor")}
      </legend>
      {files.map((file) => (
        <label key={file.ref} className="choice">
          <input type="checkbox" name="keptFile" value={JSON.stringify(file)} defaultChecked />
          <span>
            {file.name}{" "}
            <span className="text-quiet">({t("files.size", { size: Math.max(1, Math.round(file.size / 1024)) })})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
