import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "@wren/domain";
import { decodeAdpcm } from "./adpcm";

const HEAD_BYTES = 3;

/** A recording of one word, decoded when it is used. */
export type Recording = () => Float64Array;

export type SoundBank = { byLetter: ReadonlyMap<string, Recording[]>; all: Recording[] };

const banks = new Map<string, Promise<SoundBank>>();

/** The recordings of a language, read once per process. */
export function loadSoundBank(soundsDir: string, locale: Locale): Promise<SoundBank> {
  const file = path.join(soundsDir, `${locale}.bank`);
  const bank = banks.get(file) ?? readFile(file).then(parseBank);
  banks.set(file, bank);
  return bank;
}

/** Each recording: the letter (1 byte), the number of samples (2 bytes), the samples (4 bits each). */
function parseBank(file: Buffer): SoundBank {
  const byLetter = new Map<string, Recording[]>();
  for (let at = 0; at < file.length;) {
    const [letter, count] = [file.toString("latin1", at, at + 1), file.readUInt16LE(at + 1)];
    const end = at + HEAD_BYTES + Math.ceil(count / 2);
    const samples = file.subarray(at + HEAD_BYTES, end);
    const recordings = byLetter.get(letter) ?? [];
    recordings.push(() => decodeAdpcm(samples, count));
    byLetter.set(letter, recordings);
    at = end;
  }
  return { byLetter, all: Array.from(byLetter.values()).flat() };
}
