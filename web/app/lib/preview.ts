/** Parameter of the addresses that the admin opens: the pass of a draft, or `published`. */
export const PREVIEW_PARAMETER = "preview";

/** Shows the published page, in the admin's frame and beside the draft. */
const PUBLISHED = "published";

export type Preview = {
  /** Handed to the cms, which alone can tell if it is valid; null for the published page. */
  pass: string | null;
};

/** As the frame tells of it. */
export type PreviewView = {
  isDraft: boolean;
  /** Time of day until which the link works. */
  until: string | null;
};

/** Reads the preview that an address asks for; null for visitors. */
export function readPreview(search: string): Preview | null {
  const value = search.includes(PREVIEW_PARAMETER) ? new URLSearchParams(search).get(PREVIEW_PARAMETER) : null;
  return value === null ? null : { pass: value === PUBLISHED ? null : value };
}
