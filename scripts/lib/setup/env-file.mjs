import { chmod, readFile, writeFile } from "node:fs/promises";
import { parseEnv } from "node:util";

/**
 * @param {string} file
 * @returns {Promise<Record<string, string>>} its settings; none when there is no such file
 */
export async function readEnvFile(file) {
  const text = await readFile(file, "utf8").catch(() => "");
  return /** @type {Record<string, string>} */ (parseEnv(text));
}

/**
 * Writes settings into a file that only its owner can read. Other lines and comments stay; an empty value comments its
 * line out.
 * @param {string} file
 * @param {Record<string, string>} settings
 */
export async function writeEnvFile(file, settings) {
  let text = await readFile(file, "utf8").catch(() => "");
  for (const [name, value] of Object.entries(settings)) {
    const line = value === "" ? `# ${name}=` : `${name}=${quote(value)}`;
    const existing = new RegExp(`^${name}=.*$`, "m");
    if (existing.test(text)) text = text.replace(existing, () => line);
    else if (value !== "") text += `${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`;
  }
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600);
}

/** @param {string} value */
function quote(value) {
  if (/^[\w./:@%+,=?&~-]*$/.test(value)) return value;
  const mark = ["'", "`", '"'].find((candidate) => !value.includes(candidate)) ?? "";
  return `${mark}${value}${mark}`;
}
