import { changeAnswer, enhanceCalls, type Call } from "../strapi-calls";
import { names } from "./names";
import { translateForm, type Metadatas } from "./translate-form";

type Named = { info: { displayName: string } };
type Schemas = { contentTypes: Named[]; components: Named[] };
type Form = { uid?: string; metadatas: Metadatas };
type Language = { code: string; name: string };
type Forms = { contentType: Form; components: Record<string, Form> };

/**
 * Translates what the server stores in English: names of types, labels and hints. Strapi's client would translate names
 * only after sorting and searching them, our labels over those of an administrator, and hints not at all.
 */
export function speakGerman(): void {
  enhanceCalls({
    getInitialData: (call: Call<undefined, Schemas>) =>
      changeAnswer(call, (schemas) => (isGerman() ? nameInGerman(schemas) : schemas)),
    getContentTypeConfiguration(call: Call<string, Forms>) {
      changeAnswer(call, (forms) => (isGerman() ? labelInGerman(forms) : forms));
      // Whoever chooses another language comes back after this time.
      call.keepUnusedDataFor = 1;
    },
    getLocales(call: Call<undefined, Language[]>) {
      changeAnswer(call, (languages) => (isGerman() ? languages.map(languageInGerman) : languages));
    },
    updateContentTypeConfiguration(call: Call<Form, unknown>) {
      const { query } = call;
      // Stored labels stay English, so that they can be translated again.
      if (query) call.query = (form) => query(isGerman() ? labelInEnglish(form) : form);
    },
  });
}

/** True while this user reads the admin in German: Strapi names the language in the page itself. */
function isGerman(): boolean {
  return document.documentElement.lang === "de";
}

function nameInGerman({ contentTypes, components, ...others }: Schemas): Schemas {
  const inGerman = <Schema extends Named>(schema: Schema): Schema => {
    const { displayName } = schema.info;
    return { ...schema, info: { ...schema.info, displayName: names[displayName] ?? displayName } };
  };
  return { ...others, contentTypes: contentTypes.map(inGerman), components: components.map(inGerman) };
}

/** Strapi stores "German (de)"; what an administrator called it stays. */
function languageInGerman<Known extends Language>(language: Known): Known {
  const { code, name } = language;
  const inGerman = new Intl.DisplayNames("de", { type: "language" }).of(code);
  return name.endsWith(` (${code})`) && inGerman ? { ...language, name: inGerman } : language;
}

function labelInGerman({ contentType, components, ...others }: Forms): Forms {
  const inGerman = (form: Form): Form =>
    form.uid ? { ...form, metadatas: translateForm(form.uid, form.metadatas, { from: "en", to: "de" }) } : form;
  const translated = Object.entries(components).map(([uid, form]): [string, Form] => [uid, inGerman(form)]);
  return { ...others, contentType: inGerman(contentType), components: Object.fromEntries(translated) };
}

function labelInEnglish(form: Form): Form {
  return form.uid ? { ...form, metadatas: translateForm(form.uid, form.metadatas, { from: "de", to: "en" }) } : form;
}
