import type { Locale } from "@wren/domain";
import type { BlockView } from "#app/lib/content-view.ts";
import { fillerOf } from "./filler.ts";
import { pictureSamples } from "./picture-samples.ts";
import { picturesOf } from "./pictures.ts";
import type { BlockSamples, Component, Option, Sample } from "./sample-types.ts";
import { shopSamples } from "./shop-samples.ts";
import { textSamples } from "./text-samples.ts";
import { de } from "./words-de.ts";
import { en, type Words } from "./words-en.ts";

const WORDS: Record<Locale, Words> = { en, de };

export type AllSamples = { words: Words; blocks: { component: Component; samples: Sample[] }[] };

/** Samples of every block, in the order of the words, which is that of the editors' picker. */
export function samplesIn(locale: Locale): AllSamples {
  const words = WORDS[locale];
  const [filler, pictures] = [fillerOf(words), picturesOf(words)];
  const all: BlockSamples = {
    ...textSamples(words, filler),
    ...pictureSamples(words, filler, pictures),
    ...shopSamples(words, filler),
  };
  const components = Object.keys(words.names) as Component[];
  return { words, blocks: components.map((component) => ({ component, samples: listSamples(all[component]) })) };
}

function listSamples(samples: BlockSamples[Component]): Sample[] {
  return (Object.entries(samples) as [Option, BlockView][]).map(([option, block]) => ({ option, block }));
}
