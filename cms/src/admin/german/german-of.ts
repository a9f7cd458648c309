/** A label, or a label and the sentence under the field, as the English one has it. */
type Likewise<English> = English extends string ? string : [label: string, hint: string];

type LabelsLike<English> = { [Field in keyof English]: Likewise<English[Field]> };

/** German labels of the same fields: one that is missing, or too many, does not compile. */
export type GermanOf<English> = {
  [Uid in keyof English]: LabelsLike<English[Uid] extends { labels: infer Labels } ? Labels : English[Uid]>;
};
