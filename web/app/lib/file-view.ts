import type { Platform } from "@wren/domain";

/** A file that can be fetched, in words: browsers need no code to write sizes and dates. */
export type FileView = { name: string; href: string; size: string; sha256: string };

export type SupportFileView = {
  title: string;
  description: string | null;
  version: string | null;
  released: string | null;
  file: FileView;
  signature: FileView | null;
};

export type FileGroupView = { platform: Platform; files: SupportFileView[] };

/** Everything that can be fetched, and the key that its signatures are made with. */
export type FilesView = { groups: FileGroupView[]; signingKey: FileView | null };

export type ResourceCardView = { slug: string; title: string; description: string | null };

export type ResourceView = ResourceCardView & { attachments: FileView[] };
