import type { ReactNode } from "react";
import { Section } from "#app/components/ui/section.tsx";
import { INTEGRITY_MANIFEST, RELEASE_LOG, type BuildFacts as Facts } from "#app/start/integrity-manifest.ts";
import { useTrustTexts } from "./texts.ts";
import "./trust.css";

type Props = { build: Facts | null; publicUrl: string };

/** Facts about the running build, and the commands that check it. */
export function BuildFacts({ build, publicUrl }: Props) {
  const t = useTrustTexts();
  const command = `npm run verify -- ${publicUrl}`;
  return (
    <Section heading={t("heading")} intro={t("intro")}>
      {build ? (
        <>
          <dl className="build-facts">
            <Fact label={t("version")}>{build.version}</Fact>
            <Fact label={t("commit")}>{build.commit ? <code>{build.commit}</code> : t("noCommit")}</Fact>
            <Fact label={t("manifest")}>
              <a href={INTEGRITY_MANIFEST}>{INTEGRITY_MANIFEST}</a>
            </Fact>
            <Fact label={t("manifestHash")}>
              <code>{build.manifestHash}</code>
            </Fact>
            <Fact label={t("signature")}>{build.publicKey ? <code>{build.publicKey}</code> : t("unsigned")}</Fact>
            {build.publicKey && (
              <Fact label={t("log")}>
                <a href={RELEASE_LOG}>{RELEASE_LOG}</a>
              </Fact>
            )}
          </dl>
          <div className="rich-text mt-10">
            <p>{t("command")}</p>
            <pre>{command}</pre>
            <p>{t("rebuild")}</p>
            <pre>{`${command} --rebuild`}</pre>
          </div>
        </>
      ) : (
        <p>{t("development")}</p>
      )}
    </Section>
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
