import { ContentImage } from "#app/components/ui/content-image.tsx";
import type { ArticleView, ProductView } from "#app/lib/catalog-view.ts";
import type { PictureView } from "#app/lib/content-view.ts";
import { useShopTexts } from "./texts.ts";
import { useGalleryPlace } from "./use-gallery-place.ts";

type Props = { product: ProductView; articles: readonly ArticleView[]; chosen: ArticleView | null };

/** One large picture after the other, and a link to each: without scripts too (styles/components.css). */
export function Gallery({ product, articles, chosen }: Props) {
  const t = useShopTexts();
  const describe = (variant: string) => t("product.pictureOf", { product: product.name, variant });
  const pictures = picturesInOrder({ gallery: product.gallery, articles, chosen, describe });
  // By variant, so that another one begins with its own picture again.
  return <Pictures key={chosen?.sku} pictures={pictures} />;
}

function Pictures({ pictures }: { pictures: readonly PictureView[] }) {
  const t = useShopTexts();
  const { strip, current, move } = useGalleryPlace();
  const count = pictures.length;
  return (
    <>
      <ul ref={strip} className="gallery-strip bg-raised" tabIndex={count > 1 ? 0 : undefined} onKeyDown={move}>
        {pictures.map((picture, index) => (
          <li key={picture.image.src} id={pictureId(index)}>
            <ContentImage
              picture={picture}
              sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 55vw, 100vw"
              className="h-auto w-full p-2 md:p-6"
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <nav aria-label={t("gallery.label")}>
          <ul className="gallery-links mt-2 md:mt-4">
            {pictures.map((picture, index) => (
              <li key={picture.image.src}>
                <a href={`#${pictureId(index)}`} aria-current={index === current ? "true" : undefined}>
                  <ContentImage
                    picture={{ ...picture, alt: t("gallery.show", { number: index + 1, count }) }}
                    sizes="7rem"
                    className="h-auto w-full"
                  />
                </a>{" "}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function pictureId(index: number): string {
  return `picture-${String(index + 1)}`;
}

type Choice = {
  gallery: readonly PictureView[];
  articles: readonly ArticleView[];
  chosen: ArticleView | null;
  describe: (variant: string) => string;
};

/**
 * Puts the chosen variant's own picture first and only once; if the gallery has it too, with the editor's text from
 * there. Pictures of the other variants are left to them.
 */
export function picturesInOrder({ gallery, articles, chosen, describe }: Choice): PictureView[] {
  const image = chosen?.picture;
  if (!image) return [...gallery];
  const own = gallery.find((picture) => picture.image.src === image.src) ?? {
    image,
    imageDark: null,
    alt: describe(chosen.variant?.name ?? ""),
  };
  const ofVariants = new Set(articles.map(({ picture }) => picture?.src));
  return [own, ...gallery.filter((picture) => !ofVariants.has(picture.image.src))];
}
