import type { ReactNode } from "react";
import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { FileView, ResourceView } from "#app/lib/file-view.ts";
import { FILES_PATH } from "#app/lib/paths.ts";
import { FileFacts, FileLink } from "./file-facts.tsx";
import { useFileTexts } from "./texts.ts";

type Props = {
  resource: ResourceView;
  /** The editors' blocks. */
  children: ReactNode;
};

/** A guide or paper: its title, text and attachments. */
export function ResourcePage({ resource: { title, description, attachments }, children }: Props) {
  const t = useFileTexts();
  return (
    <>
      <header className="page-grid pt-6 pb-8 md:pt-10 md:pb-12">
        <p className="col-span-full">
          <LocalizedLink to={FILES_PATH} className="footer-link">
            {t("resources.back")}
          </LocalizedLink>
        </p>
        <h1 className="text-display col-span-full lg:col-span-9">{title}</h1>
        {description && <p className="text-lead col-span-full mt-6 max-w-text">{description}</p>}
      </header>
      {children}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
    </>
  );
}

function Attachments({ attachments }: { attachments: readonly FileView[] }) {
  const t = useFileTexts();
  return (
    <Section heading={t("resources.attachments")}>
      <ul className="file-list">
        {attachments.map((file) => (
          <li key={file.href}>
            <p className="file-link">
              <FileLink file={file} />
            </p>
            <FileFacts file={file} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
