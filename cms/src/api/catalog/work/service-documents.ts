import type { Core } from "@strapi/strapi";
import { refuseField } from "../../../platform/documents/refuse-field";
import { table } from "../../../platform/rows/table";
import { refuseUnlessPathSegment, type SluggedType } from "../../../platform/documents/published-slug";

export const SERVICE: SluggedType = {
  uid: "api::service.service",
  nameField: "name",
  refuseSlug: refuseUnlessPathSegment("more-storage"),
  refusePublishing: refuseSecondOfItsKind,
};

type ServiceRow = { name: string | null; kind: string | null };

/** A cart refers to a service by its kind, so there may be only one of each. */
async function refuseSecondOfItsKind(strapi: Core.Strapi, documentId: string): Promise<void> {
  const services = table<ServiceRow>(strapi, SERVICE.uid);
  for (const { kind } of await services.findMany({ where: { documentId, publishedAt: null } })) {
    const others = { kind, documentId: { $ne: documentId }, publishedAt: { $notNull: true } };
    const rival = kind && (await services.findOne({ where: others }));
    if (!rival) continue;
    const name = rival.name ?? "";
    refuseField(["kind"], {
      en: `The service "${name}" of this kind is on the site already. Unpublish it first, or change it instead.`,
      de: `Der Dienst «${name}» dieser Art ist schon auf der Website. Nehmen Sie ihn zuerst herunter, oder ändern Sie ihn.`,
    });
  }
}
