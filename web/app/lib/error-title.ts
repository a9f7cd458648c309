/** Class of the error summary above a refused form. */
export const ERROR_SUMMARY = "error-summary";

/** Adds the word to the title of a page with an error summary, because the title is read out first. */
export function withErrorInTitle(html: string, word: string): string {
  return html.includes(`class="${ERROR_SUMMARY}"`) ? html.replace("<title>", `<title>${word} `) : html;
}
