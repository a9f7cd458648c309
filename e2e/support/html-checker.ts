import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { HTML_CHECKER } from "../../scripts/lib/html-checker.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";

type Report = { messages: { url: string; type: string; lastLine: number; message: string }[] };

/**
 * Checks all pages in one run, because starting Java takes longer than reading a page.
 * @param pages the HTML by a name for the report
 * @returns the errors, each with the name of its page
 */
export async function findHtmlErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await makeTemporaryFolder("html-checker");
  try {
    const names = [...pages.keys()];
    const files = names.map((_, index) => path.join(folder, `${String(index)}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, pages.get(names[index] ?? "") ?? "")));
    const { messages } = await check(files);
    return messages.map(({ url, type, lastLine, message }) => {
      const name = names[Number.parseInt(path.basename(url), 10)] ?? url;
      return `${name}, line ${String(lastLine)}: ${type}: ${message}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The report is on standard error; errors in pages and failures of the program have the same exit code. */
async function check(files: string[]): Promise<Report> {
  const args = ["-jar", HTML_CHECKER, "--errors-only", "--format", "json", ...files];
  return new Promise((resolve, reject) => {
    execFile("java", args, { maxBuffer: 64 * 1024 * 1024 }, (_error, _output, report) => {
      try {
        resolve(JSON.parse(report) as Report);
      } catch {
        reject(new Error(`The HTML checker did not report: ${report.slice(0, 500)}`));
      }
    });
  });
}
