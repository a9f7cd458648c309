import { MAX_CART_LINES, MAX_QUANTITY } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { CHECKOUT_PATH } from "#app/lib/paths.ts";
import { ShortPage } from "#app/components/ui/short-page.tsx";
import { useCheckoutTexts } from "./texts.ts";

const CODES = ["quantity-invalid", "quantity-limit", "cart-full", "invalid-request", "cookie-refused"] as const;

export type CartRefusalCode = (typeof CODES)[number];

export type CartRefusal = {
  code: CartRefusalCode;
  /** The page of the attempt, without language prefix; null when the next step is the cart. */
  returnTo: string | null;
};

export function isCartRefusal(value: unknown): value is CartRefusal {
  return typeof value === "object" && value !== null && "code" in value && CODES.some((code) => code === value.code);
}

export function CartRefusalPage({ code, returnTo }: CartRefusal) {
  const t = useCheckoutTexts();
  return (
    <ShortPage title={t("cart.notChanged")} text={t(`cart.${code}`, { max: MAX_QUANTITY, lines: MAX_CART_LINES })}>
      <ButtonLink to={returnTo ?? CHECKOUT_PATH}>{t(returnTo ? "cart.tryAgain" : "cart.toCart")}</ButtonLink>
      <ButtonLink to="/shop" kind="quiet">
        {t("empty.toShop")}
      </ButtonLink>
    </ShortPage>
  );
}
