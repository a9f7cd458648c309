import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CART_PATH } from "#app/lib/paths.ts";
import { usePending } from "#app/lib/use-pending.ts";

type FormProps = { sku: string; className: string; children: ReactNode };

/** Puts an article into the cart and returns to the same page. */
export function CartForm({ sku, className, children }: FormProps) {
  const action = localizePath(CART_PATH, useCurrentLocale());
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={action} preventScrollReset className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}

export function CartButton({ sku, children }: { sku: string; children: ReactNode }) {
  const { formData } = usePending();
  const isPending = formData?.get("sku") === sku;
  return (
    <button
      aria-busy={isPending}
      aria-disabled={isPending}
      onClick={(event) => {
        if (isPending) event.preventDefault();
      }}
      className="button-primary justify-center"
    >
      {children}
    </button>
  );
}
