import { codeOfStatus, isErrorCode, type ErrorCode } from "@wren/domain";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { WaysOn } from "./ways-on.tsx";

type Props = {
  error: unknown;
  /** Identifies the failed request in our log; null when the failure happened in the browser. */
  reference: string | null;
};

/** The not-found and server-error pages, inside the frame. */
export function ErrorPage({ error, reference }: Props) {
  const t = useTranslations("error");
  const { pathname, search } = useLocation();
  const { status, code } = describe(error);
  const isNotFound = status === 404;
  const isRefused = status >= 400 && status < 500;
  const title = t(isNotFound ? "notFoundTitle" : isRefused ? "refusedTitle" : "serverErrorTitle");
  const path = pathname + search;

  return (
    <section data-reference={reference ?? undefined} className="page-grid py-24 md:py-32">
      <title>{pageTitle(`${String(status)} ${title}`)}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-8">
        <p className="text-quiet tabular-nums">{status}</p>
        <h1 className="text-display mt-2">{title}</h1>
        <p className="text-lead mt-6 max-w-text break-words">{t(code, { path })}</p>
        {!isNotFound && reference && <p className="mt-4 text-quiet">{t("reference", { reference })}</p>}
        {isNotFound && <WaysOn />}
        <p className="mt-10">
          <ButtonLink to="/" kind={isNotFound ? "quiet" : undefined}>
            {t("backHome")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function describe(error: unknown): { status: number; code: ErrorCode } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: "unexpected" };
  const { status, data } = error as { status: number; data?: { code?: unknown } | null };
  return { status, code: isErrorCode(data?.code) ? data.code : codeOfStatus(status) };
}
