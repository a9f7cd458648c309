// The captcha's spoken characters, made once with espeak-ng (Debian: apt-get install espeak-ng):
//   node art/make-captcha-sounds.mjs
// One WAV a character and language (8 kHz, 16 bits, one channel) under art/captcha; letters with a word, as on the phone.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const RATE = 8_000;
const SILENCE = 500;
const LOUDEST = 24_000;

const LANGUAGES = {
  en: {
    voice: "en-gb",
    words: "A Alfa,E Echo,H Hotel,K Kilo,L Lima,M Mike,P Papa,R Romeo,U Uniform,W Whiskey,X X-ray,Y Yankee,3 three,6 six,7 seven,9 nine",
  },
  de: {
    voice: "de",
    words: "A Anna,E Emil,H Heinrich,K Kaiser,L Leopold,M Marie,P Peter,R Rosa,U Ulrich,W Wilhelm,X Xaver,Y Yverdon,3 drei,6 sechs,7 sieben,9 neun",
  },
};

for (const [language, { voice, words }] of Object.entries(LANGUAGES)) {
  const folder = path.join(import.meta.dirname, "captcha", language);
  mkdirSync(folder, { recursive: true });
  for (const entry of words.split(",")) {
    const [character, word] = entry.split(" ");
    const spoken = /\d/.test(character) ? word : `${character} ${word}`;
    writeFileSync(path.join(folder, `${character}.wav`), wav(normalized(trimmed(resampled(speak(voice, spoken))))));
  }
}

function speak(voice, text) {
  const file = path.join(tmpdir(), "captcha-spoken.wav");
  execFileSync("espeak-ng", ["-v", voice, "-s", "175", "-w", file, text]);
  const bytes = readFileSync(file);
  return { rate: bytes.readUInt32LE(24), samples: Array.from({ length: (bytes.length - 44) >> 1 }, (_, i) => bytes.readInt16LE(44 + 2 * i)) };
}

/** The mean of what falls together: enough of a filter for speech. */
function resampled({ rate, samples }) {
  const step = rate / RATE;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.slice(Math.floor(index * step), Math.floor((index + 1) * step));
    return part.reduce((sum, sample) => sum + sample, 0) / part.length;
  });
}

function trimmed(samples) {
  const isLoud = (sample) => Math.abs(sample) > SILENCE;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

function normalized(samples) {
  const most = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 1);
  return samples.map((sample) => Math.round((sample / most) * LOUDEST));
}

function wav(samples) {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length * 2, 40);
  const body = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => body.writeInt16LE(sample, 2 * index));
  return Buffer.concat([head, body]);
}
