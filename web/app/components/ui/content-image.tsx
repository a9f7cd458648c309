import type { Image, PictureView } from "#app/lib/content-view.ts";

type Props = {
  picture: PictureView;
  /** How wide the picture is drawn, for the browser's choice among its widths. */
  sizes: string;
  className?: string;
  /** The one picture a visitor sees first; all others wait until they are near. */
  isFirst?: boolean;
};

/** A picture from the cms, with its own variant on dark pages where the editor gave one. */
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

/** The browser takes the first encoding it knows; those that know neither get the picture as it was uploaded. */
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
