import type { Logo as LogoFile } from "#app/lib/content-view.ts";

type Props = { light: LogoFile | null; dark: LogoFile | null; className: string };

/**
 * The logo for the current colour mode. Decorative: the link around it carries the name. Without logos from the cms the
 * company's name appears as text, so there is always a link home.
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

/** Lazy, so that only the visible variant is fetched. The file gives the proportions, and the class the height. */
function LogoImage({ image, className }: { image: LogoFile; className: string }) {
  return <img src={image.src} width={image.width} height={image.height} alt="" loading="lazy" className={className} />;
}
