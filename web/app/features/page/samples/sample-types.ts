import type { Block } from "@wren/domain";
import type { BlockView } from "#app/lib/content-view.ts";
import type { Words } from "./words-en.ts";

export type Component = Block["__component"];
export type Option = keyof Words["options"];

/** Options that every block has. `usual` is also the block's picture in the editors' picker. */
type EveryOption = "usual" | "least" | "most" | "longWords";

export type SamplesOf<One extends Component> = Record<EveryOption, BlockView<One>> &
  Partial<Record<Option, BlockView<One>>>;

/** A new block without samples does not compile; a test compares their options with the forms of the cms. */
export type BlockSamples = { [One in Component]: SamplesOf<One> };

export type Sample = { option: Option; block: BlockView };
