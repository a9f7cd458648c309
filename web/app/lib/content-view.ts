import type { Block, BlockOf, Media, Page, Picture } from "@wren/domain";
import type { IslandHead, IslandRef } from "./islands.ts";

/** A picture as pages draw it: its address on our own origin and the encodings and widths it exists in. */
export type Image = {
  src: string;
  avifSrcSet: string | null;
  webpSrcSet: string | null;
  width: number;
  height: number;
};

export type Logo = Pick<Image, "src" | "width" | "height">;

/** A type of the cms contract with every stored picture turned into one that can be drawn. */
type Drawable<Content> = Content extends Media
  ? Image
  : Content extends readonly (infer Item)[]
    ? Drawable<Item>[]
    : Content extends object
      ? { [Key in keyof Content]: Drawable<Content[Key]> }
      : Content;

/** What an editor wrote, and the picture that stands for the page where it is shared. */
export type PageContent = Omit<Page, "blocks" | "socialImage"> & { blocks: BlockView[]; socialImage: string | null };

/** A page as browsers know it: its blocks are drawn by the server alone. */
export type PageView = Omit<PageContent, "blocks" | "socialImage"> &
  IslandHead & {
    /** Whether the blocks begin with the page's heading. */
    hasHero: boolean;
    blocks: IslandRef;
  };

export type BlockView<Component extends Block["__component"] = Block["__component"]> = Drawable<BlockOf<Component>>;
export type PictureView = Drawable<Picture>;

/** The site's settings as the frame needs them; null where the cms has none or could not be asked. */
export type WebsiteView = {
  companyName: string;
  /** The address of the picture that stands for the site where it is shared. */
  socialImage: string | null;
  logoHeaderLight: Logo | null;
  logoHeaderDark: Logo | null;
  logoFooterLight: Logo | null;
  logoFooterDark: Logo | null;
};
