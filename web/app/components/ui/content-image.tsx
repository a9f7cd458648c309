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
  if (!imageDark) return <Img image={image} className={className} {...shared} />;
  return (
    <>
      <Img image={image} className={`${className} dark:hidden`} {...shared} />
      <Img image={imageDark} className={`${className} hidden dark:block`} {...shared} />
    </>
  );
}

function Img({
  image,
  isFirst,
  ...props
}: {
  image: Image;
  alt: string;
  sizes: string;
  isFirst: boolean;
  className: string;
}) {
  return (
    <img
      {...image}
      {...props}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
