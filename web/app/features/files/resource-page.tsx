import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { Crumb } from "#app/lib/content-view.ts";
import type { FileView, ResourceView } from "#app/lib/file-view.ts";
import { FileFacts, FileLink } from "./file-facts.tsx";
import { useFileTexts } from "./texts.ts";

type Props = {
  resource: ResourceView;
  trail: readonly Crumb[];
  /** The editors' blocks. */
  children: ReactNode;
};

/** A guide or paper: its title, text and attachments. */
export function ResourcePage({ resource: { title, description, attachments }, trail, children }: Props) {
  return (
    <>
      <header className="page-grid pt-6 pb-8 md:pt-10 md:pb-12">
        <div className="col-span-full">
          <Breadcrumbs trail={trail} />
        </div>
        <FittedHeading look="text-display" className="col-span-full lg:col-span-9">
          {title}
        </FittedHeading>
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
