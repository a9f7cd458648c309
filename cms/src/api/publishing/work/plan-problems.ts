import { LOCALES, type Locale, type PlanProblem } from "@wren/domain";
import { FieldRefusal } from "../../../platform/documents/refuse-field";

type Detail = { path?: (string | number)[]; message?: string };

/** Strapi's form of a refusal. */
type Refused = { message: string; details?: Detail & { errors?: Detail[] } };

/** Sentences for what Strapi says in English only. The first that fits counts. */
const OF_STRAPI: [said: RegExp, text: PlanProblem["text"]][] = [
  [
    /must be defined|is a required|cannot be null|final value was: .null/i,
    { en: "This field is empty.", de: "Dieses Feld ist leer." },
  ],
  [/must be unique/i, { en: "Another entry has the same.", de: "Ein anderer Eintrag hat dasselbe." }],
  [/must be at most|at most \d+/i, { en: "This is too long, or too many.", de: "Das ist zu lang oder zu viel." }],
  [/must be at least|at least \d+/i, { en: "This is too short, or too few.", de: "Das ist zu kurz oder zu wenig." }],
];

const OTHERWISE: PlanProblem["text"] = { en: "This is not in the right form.", de: "Das hat nicht die richtige Form." };

/** Sentences for editors about a draft that was refused, in both languages: nobody is signed in when it happens. */
export function problemsOf(error: Error): PlanProblem[] {
  const inLanguages = LOCALES.map((language): [Locale, Detail[]] => [language, detailsOf(error, language)]);
  const { en, de } = Object.fromEntries(inLanguages) as Record<Locale, Detail[]>;
  return en.map(({ path = [], message = "" }, index) => {
    const [field, part] = path.map(String);
    const isOurs = error instanceof FieldRefusal;
    const position = Number(part);
    return {
      field: field ?? null,
      position: Number.isInteger(position) && part !== undefined ? position + 1 : null,
      text: isOurs ? { en: message, de: de[index]?.message ?? message } : sentencesFor(message),
    };
  });
}

function detailsOf(error: Error, language: Locale): Detail[] {
  const { details, message } = (error instanceof FieldRefusal ? error.in(language) : error) as Refused;
  const { errors: several = [], path } = details ?? {};
  return several.length > 0 ? several : [{ message, path }];
}

function sentencesFor(message: string): PlanProblem["text"] {
  return OF_STRAPI.find(([said]) => said.test(message))?.[1] ?? OTHERWISE;
}
