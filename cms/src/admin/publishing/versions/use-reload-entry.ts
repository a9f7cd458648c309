import { adminApi } from "@strapi/strapi/admin";

type Entry = { model: string; documentId: string };

/** Strapi's own calls are answered from its memory until something says that they are outdated. */
const calls = adminApi.enhanceEndpoints({ addTagTypes: ["Document", "Relations"] }).injectEndpoints({
  endpoints: (build) => ({
    reloadEntry: build.mutation<null, Entry>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_answer, _error, { model, documentId }) => [
        { type: "Document", id: `${model}_${documentId}` },
        { type: "Document", id: `${model}_LIST` },
        "Relations",
      ],
    }),
  }),
});

/** Loads the entry of the form again, after the server has changed it. */
export function useReloadEntry(entry: Entry): () => void {
  const [reload] = calls.useReloadEntryMutation();
  return () => void reload(entry);
}
