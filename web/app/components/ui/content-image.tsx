import type { Image, PictureView } from "#app/lib/content-view.ts";

type Props = {
  picture: PictureView;
  /** The drawn width, from which the browser chooses a file. */
  sizes: string;
  className?: string;
  /** True for the first picture in view; all others load lazily. */
  isFirst?: boolean;
};

/** A picture from the cms, with the editor's variant for dark pages if there is one. */
export function ContentImage({ picture, sizes, className = "", isFirst = false }: Props) {
  const { image, imageDark, alt } = picture;
  const shared = { alt, sizes, isFirst };
  if (!imageDark) return <Drawn image={image} className={className} {...shared} />;
  return (
    <>
      <Drawn image={image} className={`${className} dark:hidden`} {...shared} />
      <Drawn image={imageDark} className={`${className} hidden dark:block`} {...shared} />
    </>
  );
}

type DrawnProps = { image: Image; alt: string; sizes: string; isFirst: boolean; className: string };

/** Offers several encodings; browsers that know none of them get the picture as uploaded. */
function Drawn({ image, alt, sizes, isFirst, className }: DrawnProps) {
  const { src, avifSrcSet, webpSrcSet, width, height } = image;
  return (
    <picture>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
