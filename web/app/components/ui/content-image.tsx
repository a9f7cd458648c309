import type { Image, PictureView } from "#app/lib/content-view.ts";

type Props = {
  picture: PictureView;
  /** The drawn width, from which the browser chooses a file. */
  sizes: string;
  className?: string;
  /** True for the first picture in view; all others load lazily. */
  isFirst?: boolean;
};

/** The boot script of the page changes it where the page is in the other mode than the device. */
const DARK_DEVICE = { media: "(prefers-color-scheme: dark)", "data-dark": "", suppressHydrationWarning: true };

/**
 * A picture from the cms, with the editor's variant for dark pages if there is one. It is one element, so that a browser
 * loads one of the two, also without scripts.
 */
export function ContentImage({ picture, sizes, className = "", isFirst = false }: Props) {
  const { image, imageDark, alt } = picture;
  return (
    <picture>
      {imageDark && <Sources image={imageDark} sizes={sizes} isDark />}
      <Sources image={image} sizes={sizes} />
      <img
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        className={className}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

type SourcesProps = { image: Image; sizes: string; isDark?: boolean };

/** Offers several encodings; browsers that know none of them get the picture as uploaded. */
function Sources({ image, sizes, isDark = false }: SourcesProps) {
  const { src, avifSrcSet, webpSrcSet, width, height } = image;
  const shared = { width, height, ...(isDark && DARK_DEVICE) };
  return (
    <>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} {...shared} />}
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} {...shared} />}
      {isDark && <source srcSet={`${src} ${String(width)}w`} sizes={sizes} {...shared} />}
    </>
  );
}
