import type { Block, BlockOf, Locale, Media, Page, Picture } from "@wren/domain";
import type { IslandHead, IslandRef } from "./islands.ts";

/** A picture to render: its address on our own origin, and its encodings and widths. */
export type Image = {
  src: string;
  avifSrcSet: string | null;
  webpSrcSet: string | null;
  width: number;
  height: number;
};

export type Logo = Pick<Image, "src" | "width" | "height">;

/** A type of the cms's contract with every stored picture replaced by one that can be rendered. */
type Drawable<Content> = Content extends Media
  ? Image
  : Content extends readonly (infer Item)[]
    ? Drawable<Item>[]
    : Content extends object
      ? { [Key in keyof Content]: Drawable<Content[Key]> }
      : Content;

/** A page as its editors wrote it, with the preview picture for sharing. */
export type PageContent = Omit<Page, "blocks" | "socialImage"> & { blocks: BlockView[]; socialImage: string | null };

/** A page above another one. */
export type Crumb = {
  name: string;
  /** Without language prefix. */
  path: string;
};

/** A page as browsers get it: only the server renders its blocks. */
export type PageView = Omit<PageContent, "blocks" | "socialImage"> &
  IslandHead & {
    /** True when the blocks begin with the page's heading. */
    hasHero: boolean;
    /** The pages above this one. */
    trail: Crumb[];
    /** Our name, on the pages about us. */
    organization: string | null;
    /** Languages in which it is published. */
    languages: readonly Locale[];
    blocks: IslandRef;
  };

/** A page that editors made, in the menu or the footer. */
export type PageLinkView = { path: string; label: string };
export type PageLinks = { menu: PageLinkView[]; footer: PageLinkView[] };

export const NO_PAGE_LINKS: PageLinks = { menu: [], footer: [] };

export type BlockView<Component extends Block["__component"] = Block["__component"]> = Drawable<BlockOf<Component>>;
export type PictureView = Drawable<Picture>;

/** The site's settings for the frame; null where the cms has none or was unreachable. */
export type WebsiteView = {
  companyName: string;
  /** Street and town, as far as they are known. */
  companyAddress: string[];
  supportHours: string | null;
  /** Such as the ways to pay. */
  footerNote: string | null;
  /** Address of the site's preview picture for sharing. */
  socialImage: string | null;
  logoHeaderLight: Logo | null;
  logoHeaderDark: Logo | null;
  logoFooterLight: Logo | null;
  logoFooterDark: Logo | null;
};
