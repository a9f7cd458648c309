import type { Logo as LogoFile } from "#app/lib/content-view.ts";

type Props = { light: LogoFile | null; dark: LogoFile | null; className: string };

/**
 * The light or the dark variant, as the page is. Decorative: the link around it carries the name.
 * Without logos from the cms the company's name stands in as text, so the way home never vanishes.
 */
export function Logo({ light, dark, className }: Props) {
  if (!light || !dark) return <span className="text-xl font-semibold tracking-tight">Wren</span>;
  return (
    <>
      <LogoImage image={light} className={`${className} dark:hidden`} />
      <LogoImage image={dark} className={`${className} hidden dark:block`} />
    </>
  );
}

/** Lazy, so that only the variant that is shown is fetched. The files are twice the size they are drawn at. */
function LogoImage({ image, className }: { image: LogoFile; className: string }) {
  return (
    <img
      src={image.src}
      width={image.width / 2}
      height={image.height / 2}
      alt=""
      loading="lazy"
      className={className}
    />
  );
}
