import { useEffect, useRef } from "react";

type Props = {
  heading: string;
  errors: readonly { field: string | null; message: string }[];
  /** The answer that refused the form: each new one takes the attention. None is taken without. */
  refusal: object | null;
};

/** Everything that is wrong with a form, above it; each line leads to its field. */
export function ErrorSummary({ heading, errors, refusal }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  return (
    <div ref={box} tabIndex={-1} className="error-summary">
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
