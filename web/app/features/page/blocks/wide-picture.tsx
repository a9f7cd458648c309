import { ContentImage } from "#app/components/ui/content-image.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { sectionId } from "#app/lib/section-id.ts";

export function WidePicture({ heading, intro, picture, captions }: BlockView<"blocks.wide-picture">) {
  return (
    <section id={sectionId(heading)} className="page-grid pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <div className="col-span-full pt-8 lg:col-span-6">
        <h2 className="text-heading">{heading}</h2>
        {intro && <p className="mt-4 max-w-text text-quiet">{intro}</p>}
      </div>
      <figure className="col-span-full mt-8">
        {picture && (
          <ContentImage picture={picture} sizes="(min-width: 80rem) 75rem, 100vw" className="h-auto w-full" />
        )}
        {captions.length > 0 && (
          <figcaption>
            <ul className="caption-row">
              {captions.map(({ title, text }) => (
                <li key={title}>
                  <strong className="block font-semibold">{title}</strong> <span className="text-quiet">{text}</span>
                </li>
              ))}
            </ul>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
