import { MAX_CART_LINES, MAX_QUANTITY } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { CHECKOUT_PATH } from "#app/lib/paths.ts";
import { ShortPage } from "#app/components/ui/short-page.tsx";
import { useCheckoutTexts } from "./texts.ts";

const CODES = ["quantity-invalid", "quantity-limit", "cart-full", "invalid-request"] as const;

export type CartRefusalCode = (typeof CODES)[number];

export function isCartRefusalCode(value: unknown): value is CartRefusalCode {
  return CODES.some((code) => code === value);
}

export function CartRefusal({ code }: { code: CartRefusalCode }) {
  const t = useCheckoutTexts();
  return (
    <ShortPage title={t("cart.notChanged")} text={t(`cart.${code}`, { max: MAX_QUANTITY, lines: MAX_CART_LINES })}>
      <ButtonLink to={CHECKOUT_PATH}>{t("cart.toCart")}</ButtonLink>
      <ButtonLink to="/shop" kind="quiet">
        {t("empty.toShop")}
      </ButtonLink>
    </ShortPage>
  );
}
