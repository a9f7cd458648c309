import type { Currency, Locale } from "@wren/domain";

/** A page's content depends on it besides its address. */
export type View = { locale: Locale; currency: Currency };
