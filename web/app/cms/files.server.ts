import {
  formatFileSize,
  formatIsoDay,
  PLATFORMS,
  resourceSchema,
  storedFileSchema,
  supportFileSchema,
  type Locale,
  type ResourceEntry,
  type StoredFile,
  type SupportFile,
} from "@wren/domain";
import { z } from "zod";
import type { BlockView, PageLinkView } from "#app/lib/content-view.ts";
import type { FilesView, FileView, ResourceCardView, ResourceView, SupportFileView } from "#app/lib/file-view.ts";
import { log } from "#app/log.server.ts";
import { BLOCKS, IMAGE, readBlocks } from "./blocks.server.ts";
import { readContent, readEachAhead } from "./content.server.ts";
import { publicUrl, toImage } from "./media.server.ts";

/** The cms's maximum per request. */
const ALL = { pageSize: 100 };

const FILE = { fields: ["name", "url", "mime", "sizeBytes", "sha256"] };

/** The media type under which OpenPGP keys are stored. */
const KEY_TYPE = "application/pgp-keys";

/** The downloads by purpose; a purpose without files is left out. */
export async function listFiles(locale: Locale): Promise<FilesView> {
  const files = await listSupportFiles();
  const groups = PLATFORMS.map((platform) => ({
    platform,
    files: files.filter((file) => file.platform === platform).map((file) => toSupportFileView(file, locale)),
  }));
  const key = files.find(({ file }) => file.mime === KEY_TYPE);
  return {
    groups: groups.filter((group) => group.files.length > 0),
    signingKey: key ? toFileView(key.file, locale) : null,
  };
}

async function listSupportFiles(): Promise<SupportFile[]> {
  const query = {
    filters: { active: { $eq: true } },
    sort: ["position", "id"],
    populate: { title: true, description: true, file: FILE, signature: FILE },
    pagination: ALL,
  };
  return readContent("support-files", query, supportFilesSchema);
}

export type ReleaseView = {
  title: string;
  description: string | null;
  version: string;
  releasedOn: string;
  name: string;
  sha256: string;
  file: { href: string; type: string; sizeBytes: number };
};

/** The downloads that have a version and a day, each file once even if it serves several platforms. */
export async function listReleases(locale: Locale): Promise<ReleaseView[]> {
  const releases = new Map<string, ReleaseView>();
  for (const { title, description, version, releasedOn, file } of await listSupportFiles()) {
    if (!version || !releasedOn || releases.has(file.name)) continue;
    const { name, sha256, mime, sizeBytes } = file;
    releases.set(name, {
      title: title[locale],
      description: description?.[locale] ?? null,
      version,
      releasedOn,
      name,
      sha256,
      file: { href: publicUrl(file.url), type: mime, sizeBytes },
    });
  }
  return [...releases.values()];
}

export type FoundResource = { resource: ResourceView; blocks: BlockView[]; socialImage: string | null };

export async function findResource(slug: string, locale: Locale): Promise<FoundResource | null> {
  const [found] = await readContent("resources", questionFor(slug, locale), FOUND_RESOURCES[locale]);
  return found ?? null;
}

export async function readResourcesAhead(locale: Locale): Promise<void> {
  const how = { schema: FOUND_RESOURCES[locale], entryOf: ({ resource }: FoundResource) => resource };
  await readEachAhead("resources", (slug) => questionFor(slug, locale), how);
  await listResources(locale);
}

function questionFor(slug: string, locale: Locale) {
  return {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "description"],
    populate: { socialImage: IMAGE, blocks: BLOCKS, attachments: FILE },
    pagination: { pageSize: 1 },
  };
}

/** The blocks of a resource; the same object until the content changes. */
export async function findResourceBlocks(slug: string, locale: Locale): Promise<BlockView[] | null> {
  return (await findResource(slug, locale))?.blocks ?? null;
}

export async function listResources(locale: Locale): Promise<ResourceCardView[]> {
  const query = { locale, sort: ["position", "slug"], fields: ["slug", "title", "description"], pagination: ALL };
  return readContent("resources", query, listedResourcesSchema);
}

/** Guides that editors want at the bottom of every page. */
export async function listFooterResources(locale: Locale): Promise<PageLinkView[]> {
  const query = {
    locale,
    filters: { footerLabel: { $notNull: true } },
    fields: ["slug", "footerLabel"],
    sort: ["position", "slug"],
    pagination: ALL,
  };
  return readContent("resources", query, resourceLinksSchema);
}

/** An unreadable file (deleted from the media library, say) is logged and left out. */
const supportFilesSchema = readEach(supportFileSchema);

const attachmentsSchema = readEach(storedFileSchema);

function readEach<Schema extends z.ZodType>(schema: Schema) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry): z.output<Schema>[] => {
      const parsed = schema.safeParse(entry);
      if (parsed.success) return [parsed.data];
      log.warn("file-left-out", { cause: parsed.error.message });
      return [];
    }),
  );
}

const FOUND_RESOURCES = { en: foundResourcesSchema("en"), de: foundResourcesSchema("de") };

function foundResourcesSchema(locale: Locale) {
  return resourceSchema.transform((entry) => toFoundResource(entry, locale)).array();
}

const listedResourcesSchema = resourceSchema
  .pick({ slug: true, title: true, description: true })
  .transform(({ description = null, ...resource }) => ({ ...resource, description }))
  .array();

const resourceLinksSchema = z
  .object({ slug: z.string(), footerLabel: z.string() })
  .array()
  .transform((found) =>
    found
      .filter(({ footerLabel }) => footerLabel.trim() !== "")
      .map(({ slug, footerLabel }) => ({ path: `/resources/${slug}`, label: footerLabel })),
  );

function toFoundResource({ slug, title, description = null, ...entry }: ResourceEntry, locale: Locale): FoundResource {
  const attachments = attachmentsSchema.parse(entry.attachments ?? []).map((file) => toFileView(file, locale));
  return {
    resource: { slug, title, description, attachments },
    blocks: readBlocks(entry.blocks, `resources/${slug}`),
    socialImage: entry.socialImage && toImage(entry.socialImage).src,
  };
}

function toSupportFileView(entry: SupportFile, locale: Locale): SupportFileView {
  const { title, description, version = null, releasedOn, file, signature } = entry;
  return {
    title: title[locale],
    description: description?.[locale] ?? null,
    version,
    released: releasedOn ? formatIsoDay(releasedOn, locale) : null,
    file: toFileView(file, locale),
    signature: signature ? toFileView(signature, locale) : null,
  };
}

function toFileView({ name, url, sizeBytes, sha256 }: StoredFile, locale: Locale): FileView {
  return { name, href: publicUrl(url), size: formatFileSize(sizeBytes, locale), sha256 };
}
