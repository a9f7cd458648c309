import type { Core } from "@strapi/strapi";
import { contactChoicesSchema, type ContactChoices } from "@wren/domain";

/** Choices that editors offer in the contact form. */
export async function readChoices(strapi: Core.Strapi): Promise<ContactChoices> {
  const website = await strapi.documents("api::website.website").findFirst({
    populate: ["requestTypes", "contactOptions", "modules", "supportHours"],
  });
  return contactChoicesSchema.parse(website);
}

type Labels = { en: string; de: string };

/** Labels of a choice; its bare value when it is no longer offered. */
export function labelsOf(choices: ContactChoices["modules"], value: string): Labels {
  const choice = choices.find((known) => known.value === value);
  return choice ? { en: choice.labelEn, de: choice.labelDe } : { en: value, de: value };
}
