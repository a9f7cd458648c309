/** Texts about files and guides. English is the reference. */
export const messages = {
  platforms: {
    "wren-one": "Wren One",
    "wren-mini": "Wren Mini",
    "wren-slate": "Wren Slate",
    linux: "Linux",
    macos: "macOS",
    windows: "Windows",
    all: "All platforms",
  },
  none: "There is nothing to download at the moment.",
  version: "Version",
  file: "File",
  download: "Download",
  size: "Size",
  sha256: "SHA-256",
  signature: "Signature",
  verify: {
    heading: "Checksum, signature, how to verify",
    linux: "The checksum, on Linux, in the folder with the file. The output must be “OK”.",
    macos: "On macOS:",
    windows: "On Windows, in PowerShell. The output must be “True”.",
    signature:
      "The signature proves that the file comes from us. Download the signature and, once, our signing key; then, with GnuPG:",
    signatureAnswer:
      "The output must contain “Good signature”, and the fingerprint must be the one on the back of your subscription card.",
  },
  feed: { text: "New versions and security advisories also come to your feed reader:", link: "Atom feed" },
  resources: {
    heading: "Guides and documents",
    attachments: "Downloads",
  },
};
