import { useEffect, useRef } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ERROR_SUMMARY } from "#app/lib/error-title.ts";

type Props = {
  heading: string;
  errors: readonly { field: string | null; message: string }[];
  /** The refusal shown; each new one moves the focus here, and null moves nothing. */
  refusal: object | null;
};

/** Lists all errors of a form above it; each line links to its field. */
export function ErrorSummary({ heading, errors, refusal }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  useErrorInTitle();
  return (
    <div ref={box} tabIndex={-1} className={ERROR_SUMMARY}>
      <div role="alert">
        <h2 className="text-title">{heading}</h2>
        <ul className="mt-2 grid gap-1">
          {errors.map(({ field, message }) => (
            <li key={message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Puts "Error" into the title, which is read out first. Without scripts the server does it (entry.server.tsx). */
function useErrorInTitle(): void {
  const word = `${useTranslations("error")("inTitle")} `;
  useEffect(() => {
    if (!document.title.startsWith(word)) document.title = word + document.title;
    return () => {
      if (document.title.startsWith(word)) document.title = document.title.slice(word.length);
    };
  }, [word]);
}
