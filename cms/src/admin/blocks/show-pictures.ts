import { changeAnswer, enhanceCalls, type Call } from "../strapi-calls";
import { blockPictures } from "./pictures";

type Component = { uid: string; info: object };
type Schemas = { components: Component[] };

/** Lets the picker show what each block looks like. Strapi shows a picture that is named in the block's schema. */
export function showBlockPictures(): void {
  enhanceCalls({
    getInitialData: (call: Call<undefined, Schemas>) =>
      changeAnswer(call, ({ components, ...others }) => ({ ...others, components: components.map(withPicture) })),
  });
}

function withPicture(component: Component): Component {
  const preview = blockPictures[component.uid];
  return preview ? { ...component, info: { ...component.info, preview } } : component;
}
