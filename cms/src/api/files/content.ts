import type { Contents } from "../../platform/content/content";

/** Downloads and guides. */
export const filesContents = {
  "api::support-file.support-file": {
    isPublic: true,
    labels: {
      title: ["Title", "What it is, in both languages."],
      description: ["Description", "One or two sentences: what it is for. Optional."],
      platform: ["For", "The phone or the computer that needs it. all: for everybody."],
      version: ["Version", "Such as 4.2.0. Optional."],
      releasedOn: ["Released on", "Optional."],
      file: ["File", "Its name is the one visitors get. The site shows its size and SHA-256; nobody types them."],
      signature: ["Signature", "The OpenPGP signature of exactly this file, named like it with .sig at the end."],
      position: ["Place in the list", "Smaller numbers come first among the files for the same phone or computer."],
      active: ["On the site", "FALSE: nobody sees it."],
    },
  },
  "api::resource.resource": {
    isPublic: true,
    labels: {
      title: "Title",
      slug: [
        "Address",
        "The last part of the address: press-kit for /resources/press-kit. The same in every language.",
      ],
      description: [
        "Description",
        "One or two sentences, under the title, in the list of guides and in search results.",
      ],
      position: ["Place in the list", "Smaller numbers come first."],
      footerLabel: [
        "Words of a link at the bottom of every page",
        "For what people look for everywhere, such as accessibility. Empty: no link.",
      ],
      blocks: ["Blocks", "The text, from top to bottom."],
      attachments: ["Files to take along", "In this language. The site shows their names, sizes and SHA-256."],
      socialImage: ["Picture for shared links", "Shown where people share a link to this page."],
    },
  },
} satisfies Contents;
