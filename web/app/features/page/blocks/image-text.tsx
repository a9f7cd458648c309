import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { ContentImage } from "#app/components/ui/content-image.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { sectionId } from "#app/lib/section-id.ts";

export function ImageText({ heading, body, picture, pictureSide, action }: BlockView<"blocks.image-text">) {
  return (
    <section id={sectionId(heading)} className="page-grid items-center gap-y-10 pb-16 md:pb-24">
      <div className={`col-span-full lg:col-span-7 ${pictureSide === "right" ? "lg:order-last" : ""}`}>
        {picture && (
          <ContentImage picture={picture} sizes="(min-width: 64rem) 44rem, 100vw" className="h-auto w-full" />
        )}
      </div>
      <div className="col-span-full lg:col-span-5">
        <h2 className="text-heading">{heading}</h2>
        <div className="mt-6">
          <RichText text={body} below={2} />
        </div>
        {action && (
          <p className="mt-8">
            <ButtonLink to={action.target} kind="quiet">
              {action.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
