import { isErrorCode, type ErrorCode } from "@wren/domain";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";

/** The not-found and server-error pages, inside the frame. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations("error");
  const { pathname } = useLocation();
  const { status, code } = describe(error);
  const isNotFound = code === "not-found";
  const title = isNotFound ? t("notFoundTitle") : t("serverErrorTitle");

  return (
    <section className="page-grid py-24 md:py-32">
      <title>{pageTitle(`${String(status)} ${title}`)}</title>
      <div className="col-span-full max-w-text">
        <p className="text-quiet tabular-nums">{status}</p>
        <h1 className="text-display mt-2">{title}</h1>
        <p className="text-lead mt-6 break-words">
          {isNotFound
            ? t("notFound", { path: pathname })
            : t(code === "content-unavailable" ? "contentUnavailable" : "serverError")}
        </p>
        <p className="mt-10">
          <ButtonLink to="/">{t("backHome")}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

function describe(error: unknown): { status: number; code: ErrorCode } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: "unexpected" };
  const { status, data } = error as { status: number; data?: { code?: unknown } | null };
  if (isErrorCode(data?.code)) return { status, code: data.code };
  return { status, code: status === 404 ? "not-found" : "unexpected" };
}
