import { errors } from "@strapi/utils";
import { DEFAULT_LOCALE, type Locale } from "@wren/domain";

/** The sentence at the field; `middlewares/field-refusals.ts` chooses the language. */
export type Sentences = Record<Locale, string>;

/** Strapi's own 400, in the form that makes the admin show the message at the field. */
export class FieldRefusal extends errors.ValidationError {
  constructor(
    private readonly path: string[],
    private readonly sentences: Sentences,
    language: Locale = DEFAULT_LOCALE,
  ) {
    const message = sentences[language];
    super(message, { errors: [{ path, message, name: "ValidationError" }] });
  }

  /** The same refusal in another language. */
  in(language: Locale): FieldRefusal {
    return new FieldRefusal(this.path, this.sentences, language);
  }
}

export function refuseField(path: string[], sentences: Sentences): never {
  throw new FieldRefusal(path, sentences);
}
