import { ContentImage } from "#app/components/ui/content-image.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { Actions } from "./actions.tsx";

type Props = BlockView<"blocks.hero"> & { isFirst: boolean };

export function Hero({ title, text, picture, pictureStyle, actions, isFirst }: Props) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section className="page-grid items-center overflow-x-clip pt-12 pb-16 md:pt-16 lg:py-20">
      <div className="z-10 col-span-full lg:col-span-6 lg:pr-6">
        <Heading className="text-display">{title}</Heading>
        <p className="text-lead mt-6 max-w-text">{text}</p>
        <div className="mt-10">
          <Actions actions={actions} />
        </div>
      </div>
      {picture && (
        <div className="col-span-full mt-10 lg:col-span-6 lg:col-start-7 lg:mt-0">
          <ContentImage
            picture={picture}
            sizes="(min-width: 64rem) 52rem, 110vw"
            isFirst={isFirst}
            className={pictureStyle === "cutout" ? "hero-cutout" : "h-auto w-full"}
          />
        </div>
      )}
    </section>
  );
}
