import type { MetaDescriptor } from "react-router";

const SITE_NAME = "Wren";
const TITLE_SEPARATOR = "|";

export function pageTitle(title: string): string {
  return `${title} ${TITLE_SEPARATOR} ${SITE_NAME}`;
}

export function pageMeta({ title, description }: { title: string; description: string | null }): MetaDescriptor[] {
  const head: MetaDescriptor[] = [{ title: pageTitle(title) }];
  if (description) head.push({ name: "description", content: description });
  return head;
}
