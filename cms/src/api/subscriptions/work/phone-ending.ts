/** Enough to tell one's own phones apart, and useless to somebody who reads the mail over a shoulder. */
const SHOWN_CHARACTERS = 4;

/** Name of a phone in mails. */
export function phoneEnding(mobileId: string): string {
  return mobileId.slice(-SHOWN_CHARACTERS);
}
