/** Adds a condition to the address by which Strapi's client asks for files. */
export function onlyPictures(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  const conditions = new Set(Array.from(params.keys(), (name) => /^filters\[\$and\]\[\d+\]/.exec(name)?.[0] ?? ""));
  conditions.delete("");
  params.append(`filters[$and][${String(conditions.size)}][mime][$startsWith]`, "image/");
  return `${path}?${params.toString()}`;
}
