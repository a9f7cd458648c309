import { expect, test } from "vitest";
import { transcriptMail } from "./transcript";

const said = { kind: "text", author: "visitor", at: "2027-05-03T12:05:00.000Z", text: "Hello", file: null } as const;
const facts = { locale: "en", companyName: "Vogel AG", leftOutCount: 0 } as const;

test("a transcript says who spoke and when, in Swiss time", () => {
  const byMail = { isOtherSender: false, original: "Since Monday. > quoted", notTaken: [], isEncrypted: false };
  const { subject, text } = transcriptMail({
    ...facts,
    said: [
      { ...said, mailed: null },
      { ...said, author: "staff", text: "Since when?", mailed: null },
      { ...said, text: "Since Monday.", mailed: byMail },
      { ...said, kind: "closed", text: null, mailed: null },
    ],
  });
  expect(subject).toBe("Transcript of your chat · Vogel AG");
  expect(text).toBe(
    [
      "You asked for this transcript in the chat.",
      "Times are those of Switzerland.",
      "",
      "3 May 2027, 14:05 · You:\n  Hello\n",
      "3 May 2027, 14:05 · Support:\n  Since when?\n",
      "3 May 2027, 14:05 · You (by e-mail):\n  Since Monday.\n",
      "3 May 2027, 14:05 · The conversation was ended.\n",
      "-- ",
      "Vogel AG",
      "",
    ].join("\n"),
  );
});

test("a long conversation says what is left out", () => {
  const { text } = transcriptMail({ ...facts, locale: "de", said: [{ ...said, mailed: null }], leftOutCount: 12 });
  expect(text).toContain("Die ersten 12 Einträge fehlen hier; sie stehen im Chat.");
});
