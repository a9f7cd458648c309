import { useEffect, useRef } from "react";

type Props = { heading: string; errors: readonly { field: string | null; message: string }[] };

/** Everything that is wrong with a form, above it; each line leads to its field. */
export function ErrorSummary({ heading, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Each answer brings a new list, and with it the attention.
  useEffect(() => box.current?.focus(), [errors]);
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
