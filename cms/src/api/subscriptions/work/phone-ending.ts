/** Enough to tell one's phones apart; who reads the mail over a shoulder can do nothing with it. */
const SHOWN_CHARACTERS = 4;

/** How mails name a phone. */
export function phoneEnding(mobileId: string): string {
  return mobileId.slice(-SHOWN_CHARACTERS);
}
