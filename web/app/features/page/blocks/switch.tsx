import { ContentImage } from "#app/components/ui/content-image.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { sectionId } from "#app/lib/section-id.ts";

type Props = BlockView<"blocks.switch">;

/** Two states of one thing. Radio buttons and the style sheet alone change between them (styles/components.css). */
export function Switch({ heading, text, on, off }: Props) {
  const id = sectionId(heading);
  return (
    <section id={id} className="switch-block mb-16 md:mb-24">
      <div className="page-grid items-end gap-y-8 pt-12 md:pt-20">
        <div className="col-span-full lg:col-span-7">
          <h2 className="text-heading">{heading}</h2>
          <p className="text-lead mt-4 max-w-text">{text}</p>
        </div>
        <fieldset className="col-span-full lg:col-span-4 lg:col-start-9">
          <legend className="sr-only">{heading}</legend>
          <div className="segments">
            <State name={id} value="on" label={on.label} isFirst /> <State name={id} value="off" label={off.label} />
          </div>
          <div className="switch-states mt-4">
            <p data-state="on">{on.text}</p>
            <p data-state="off">{off.text}</p>
          </div>
        </fieldset>
      </div>
      <div className="switch-states">
        {on.picture && (
          <div data-state="on">
            <ContentImage picture={on.picture} sizes="100vw" className="h-auto w-full" />
          </div>
        )}
        {off.picture && (
          <div data-state="off">
            <ContentImage picture={off.picture} sizes="100vw" className="h-auto w-full" />
          </div>
        )}
      </div>
    </section>
  );
}

type StateProps = { name: string; value: "on" | "off"; label: string; isFirst?: boolean };

function State({ name, value, label, isFirst = false }: StateProps) {
  return (
    <label className="relative">
      <input type="radio" name={name} value={value} defaultChecked={isFirst} />
      <span>{label}</span>
    </label>
  );
}
