/** The class of the summary above a refused form. */
export const ERROR_SUMMARY = "error-summary";

/** A drawn page that holds such a summary says so in its title as well, which is read out first. */
export function withErrorInTitle(html: string, word: string): string {
  return html.includes(`class="${ERROR_SUMMARY}"`) ? html.replace("<title>", `<title>${word} `) : html;
}
