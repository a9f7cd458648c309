import type { Platform } from "@wren/domain";

/** A download; the server formats size and date, so browsers need no code for it. */
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

/** All downloads, and the key that signs them. */
export type FilesView = { groups: FileGroupView[]; signingKey: FileView | null };

export type ResourceCardView = { slug: string; title: string; description: string | null };

export type ResourceView = ResourceCardView & { attachments: FileView[] };
