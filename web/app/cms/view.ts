import type { Currency, Locale } from "@wren/domain";

/** What a page's content depends on besides its address. */
export type View = { locale: Locale; currency: Currency };
