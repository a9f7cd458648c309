/// <reference types="vite/client" />

const files = import.meta.glob<string>("./pictures/*.webp", { eager: true, import: "default" });

/** Photographs for the picker, by their blocks: `npm run block-pictures`. */
export const blockPictures: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [
    file.replace("./pictures/", "blocks.").replace(".webp", ""),
    address,
  ]),
);
