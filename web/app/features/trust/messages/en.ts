/** Texts about the build that is running. English is the reference. */
export const messages = {
  heading: "This site, right now",
  intro: "What the server that sent you this page says about itself. You can check every line.",
  version: "Version",
  commit: "Built from commit",
  noCommit: "Sources that differ from every published commit",
  manifest: "List of all files, with their hashes",
  manifestHash: "SHA-256 of that list",
  signature: "Signed with the key",
  unsigned: "Not signed. Only this server vouches for the list.",
  log: "All releases so far",
  command: "From a copy of the source code, compare what the site sends you with that list:",
  rebuild: "Build that commit yourself as well, and compare the result:",
  development: "This is a development server. It has no build to check.",
};
