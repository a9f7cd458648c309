import { adminApi } from "@strapi/strapi/admin";

/** The entry that a form of the content manager loads or sends. */
type Entry = {
  collectionType: string;
  model: string;
  documentId?: string;
  params?: { locale?: string; status?: string };
};
type Version = { updatedAt?: string };
type Request = { url: string; data?: object };

/** The parts that we use of Strapi's calls, which are untyped. */
type Definition = {
  queryFn?: (entry: Entry, ...others: unknown[]) => Promise<{ data?: { data?: Version } }>;
  query?: (entry: Entry) => Request;
  transformResponse?: (response: { data?: Version }, meta: unknown, entry: Entry) => unknown;
};
type Calls = { enhanceEndpoints(changes: { endpoints: Record<string, (definition: Definition) => void> }): void };

/**
 * Sends the `updatedAt` of the loaded entry with each form, which Strapi removes. The server compares it with the saved
 * one and refuses a form that is outdated (src/platform/documents/stale-edits.ts).
 */
export function sendEditVersions(): void {
  const versions = new Map<string, string>();
  const remember = (entry: Entry, version: Version | undefined) => {
    if (version?.updatedAt && entry.params?.status !== "published") versions.set(keyOf(entry), version.updatedAt);
  };
  const sendVersion = (definition: Definition) => {
    const { query } = definition;
    if (!query) return;
    definition.query = (entry) => {
      const request = query(entry);
      return { ...request, data: { ...request.data, updatedAt: versions.get(keyOf(entry)) } };
    };
  };
  const calls = adminApi as unknown as Calls;
  calls.enhanceEndpoints({
    endpoints: {
      getDocument(definition) {
        const { queryFn } = definition;
        if (!queryFn) return;
        definition.queryFn = async (entry, ...others) => {
          const answer = await queryFn(entry, ...others);
          remember(entry, answer.data?.data);
          return answer;
        };
      },
      updateDocument(definition) {
        sendVersion(definition);
        const { transformResponse } = definition;
        definition.transformResponse = (response, meta, entry) => {
          // The next save may come before the saved entry is loaded again.
          remember(entry, response.data);
          return transformResponse ? transformResponse(response, meta, entry) : response;
        };
      },
      publishDocument: sendVersion,
    },
  });
}

/** A single type is loaded without its id. */
function keyOf({ collectionType, model, documentId, params }: Entry): string {
  return [model, collectionType === "single-types" ? "" : documentId, params?.locale].join(" ");
}
