/** The id of a section from its heading: "The life of a subscription" is `#the-life-of-a-subscription`. */
export function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
