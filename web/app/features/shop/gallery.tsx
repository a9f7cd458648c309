import { ContentImage } from "#app/components/ui/content-image.tsx";
import type { ArticleView, ProductView } from "#app/lib/catalog-view.ts";
import type { PictureView } from "#app/lib/content-view.ts";
import { useShopTexts } from "./texts.ts";

type Props = { product: ProductView; chosen: ArticleView | null };

/** The chosen variant's picture large, the others below; nothing to click, so no scripts needed. */
export function Gallery({ product, chosen }: Props) {
  const t = useShopTexts();
  const { name, gallery } = product;
  const describe = (variant: string) => t("product.pictureOf", { product: name, variant });
  const [first, ...others] = picturesInOrder(gallery, chosen, describe);
  return (
    <div className="grid grid-cols-2 gap-2 md:gap-4">
      {first && (
        <div className="col-span-2 bg-raised">
          <ContentImage
            picture={first}
            sizes="(min-width: 64rem) 44rem, 100vw"
            className="h-auto w-full p-2 md:p-6"
            isFirst
          />
        </div>
      )}
      {others.map((picture) => (
        <div key={picture.image.src} className="bg-raised last:even:col-span-2">
          <ContentImage picture={picture} sizes="(min-width: 64rem) 22rem, 50vw" className="h-auto w-full p-2 md:p-4" />
        </div>
      ))}
    </div>
  );
}

/** Puts the variant's own picture first and only once; if the gallery has it too, with the editor's text from there. */
export function picturesInOrder(
  gallery: readonly PictureView[],
  chosen: ArticleView | null,
  describe: (variant: string) => string,
): PictureView[] {
  const image = chosen?.picture;
  if (!image) return [...gallery];
  const isIt = (picture: PictureView) => picture.image.src === image.src;
  const own = gallery.find(isIt) ?? { image, imageDark: null, alt: describe(chosen.variant?.name ?? "") };
  return [own, ...gallery.filter((picture) => !isIt(picture))];
}
