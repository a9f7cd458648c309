/** @typedef {import("./manifest.mjs").Manifest} Manifest */

const MEBIBYTE = 1024 ** 2;

/** Parts of a backup, by the paths in it. */
const PARTS = { Database: "database/", "Pictures and downloads": "data/public/", "Private files": "data/private/" };

/**
 * @param {Manifest} manifest
 * @returns {string} in one line
 */
export function describeSize(manifest) {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const files = Object.keys(manifest.files).length;
  return `${Object.keys(manifest.tables).length} tables, ${rows} rows, ${files} files, ${inMebibytes(Object.values(manifest.files))}`;
}

/**
 * @param {{ manifest: Manifest, tables: import("./database.mjs").TableCounts | null }} restored
 * @returns {string} a table of what was found
 */
export function describeRestored({ manifest, tables }) {
  const heading = `Backup of ${manifest.madeAt}, version ${manifest.version}, commit ${manifest.commit ?? "unknown"}, ${manifest.engine}`;
  const parts = Object.entries(PARTS).map(([part, prefix]) => {
    const files = Object.entries(manifest.files).filter(([name]) => name.startsWith(prefix));
    return [part, `${files.length} files, ${inMebibytes(files.map(([, facts]) => facts))}`];
  });
  const secrets = [
    "Secrets",
    manifest.files["data/secrets.json"] ? "secrets.json" : "none: they come from the environment",
  ];
  const counts = Object.entries(manifest.tables)
    .filter(([name, rows]) => rows > 0 || tables?.[name] !== rows)
    .map(([name, rows]) => [name, tables ? `${tables[name] ?? "missing"} of ${rows} rows` : `${rows} rows, not read`]);
  const lines = [...parts, secrets, ...counts].map(([what, found]) => `  ${what.padEnd(60)} ${found}`);
  return `${heading}\n\n${lines.join("\n")}\n`;
}

/** @param {{ bytes: number }[]} files */
function inMebibytes(files) {
  return `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / MEBIBYTE).toFixed(1)} MB`;
}
