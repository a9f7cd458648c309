import type { Block, Locale, Page, Picture, Platform, ProductEntry, RichText, ServiceEntry } from "@wren/domain";
import type { PictureName } from "./pictures";
import type { Written } from "./written";

export type SeedPage = {
  slug: string;
  forcedColorMode?: Page["forcedColorMode"];
} & Record<Locale, { title: string; description: string; blocks: Written<Block>[] }>;

export type SeedProduct = Pick<ProductEntry, "slug" | "category" | "position"> &
  Record<
    Locale,
    {
      name: string;
      tagline: string;
      description: string;
      gallery: Written<Picture>[];
      box: RichText;
      specs: ProductEntry["specs"];
      specGroups?: ProductEntry["specGroups"];
      blocks: Written<Block>[];
    }
  >;

type ByCurrency<Name extends string> = Record<`${Name}Chf` | `${Name}Usd` | `${Name}Eur`, number>;

export type SeedSku = {
  code: string;
  productSlug: string;
  variant?: string;
  variantNameEn?: string;
  variantNameDe?: string;
  picture: PictureName;
  stock: number;
} & ByCurrency<"price">;

export type SeedZone = {
  name: string;
  countries: string[];
  deliveryDaysMin: number;
  deliveryDaysMax: number;
  hasImportFees: boolean;
} & ByCurrency<"rate">;

export type SeedService = Pick<ServiceEntry, "slug" | "kind" | "position"> &
  Record<Locale, { name: string; tagline: string; description: string; blocks: Written<Block>[] }>;

export type SeedTariff = {
  kind: "storage" | "renewal";
  amount: number;
  discountPercent: number;
} & ByCurrency<"price">;

export type SeedSupportFile = {
  platform: Platform;
  /** File name in the folder `seed-files`; its signature lies beside it. */
  file: string;
  isSigned: boolean;
  version?: string;
  releasedOn: string;
  title: Record<Locale, string>;
  description: Record<Locale, string>;
};

export type ResourceTexts = {
  title: string;
  footerLabel?: string;
  description: string;
  blocks: Written<Block>[];
  /** File names in the folder `seed-files`. */
  files?: string[];
};

export type SeedResource = { slug: string } & Record<Locale, ResourceTexts>;

export type SeedSubscription = {
  number: number;
  /** Suggested use in the demo, as `npm start` prints it. */
  use: string;
  /** Days left on the day of its creation. */
  daysLeft: number;
  quotaGb: number;
  language: Locale;
};

export type SeedCannedReply = { title: string; snooze?: "tomorrow"; takesOver?: true; closes?: true } & Record<
  Locale,
  string
>;

export type SeedChatLabel = Record<Locale, string>;
