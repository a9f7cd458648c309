import type { Locale } from "@wren/domain";
import { answerOf } from "./captcha-answer";
import { captchaKey } from "./captcha-id";
import { createChance, type Chance } from "./chance";
import { changeTempo, resample, setLoudness } from "./reshape-voice";
import { loadSoundBank, type SoundBank } from "./sound-bank";
import { SAMPLES_A_SECOND, writeWav } from "./wav";

/** Root mean square of a spoken word, of 32,767. */
const VOICE_LOUDNESS = 3_200;
/** The same of the murmur, as a share of the voice's. */
const MURMUR_SHARE = 0.55;
const MURMUR_VOICES = 4;

type Asked = { locale: Locale; soundsDir: string };

/** A sound in its parts; `words` says where each begins and ends, in samples. */
export type SoundParts = { voice: Float64Array; murmur: Float64Array; words: { start: number; end: number }[] };

/** Says a word for each letter of the answer, over a murmur of the same voices backwards. */
export async function speakAnswer(id: string, asked: Asked): Promise<Buffer> {
  const { voice, murmur } = await mixSound(id, asked);
  addTo(murmur, voice, 0);
  return writeWav(murmur);
}

/** The parts of an id's sound: always the same ones, so that asking twice gives no second hearing of the words. */
export async function mixSound(id: string, { locale, soundsDir }: Asked): Promise<SoundParts> {
  const chance = createChance(captchaKey(`sound ${locale}`, id));
  const bank = await loadSoundBank(soundsDir, locale);
  let end = seconds(chance.between(0.7, 1.5));
  const words = Array.from(answerOf(id), (letter) => {
    const samples = spokenWord(bank, letter, chance);
    const start = end;
    end = start + samples.length + seconds(chance.between(0.45, 1));
    return { samples, start, end: start + samples.length };
  });
  const voice = new Float64Array(end + seconds(0.4));
  for (const { samples, start } of words) voice.set(samples, start);
  return {
    voice,
    murmur: murmurOf(bank, voice.length, chance),
    words: words.map(({ start, end: last }) => ({ start, end: last })),
  };
}

function seconds(count: number): number {
  return Math.round(count * SAMPLES_A_SECOND);
}

function spokenWord(bank: SoundBank, letter: string, chance: Chance): Float64Array {
  const recording = chance.pick(bank.byLetter.get(letter) ?? []);
  const pace = chance.between(0.86, 1.16);
  const reshaped = changeTempo(resample(recording(), pace), chance.between(0.88, 1.08) / pace);
  setLoudness(reshaped, VOICE_LOUDNESS * chance.between(0.85, 1.15));
  return reshaped;
}

/**
 * Several voices at once that speak words of the same bank backwards, without a pause: the same spectrum as the words and
 * nearly the same loudness at each moment, so that neither tells where a word begins. Nobody mistakes it for words.
 */
function murmurOf(bank: SoundBank, length: number, chance: Chance): Float64Array {
  const murmur = new Float64Array(length);
  for (let voice = 0; voice < MURMUR_VOICES; voice += 1) {
    for (let start = -seconds(chance.between(0, 0.5)); start < length;) {
      const fragment = resample(chance.pick(bank.all)(), chance.between(0.8, 1.25)).reverse();
      setLoudness(fragment, chance.between(0.6, 1.4));
      addTo(murmur, fragment, start);
      // The next one begins while this one fades.
      start += Math.round(fragment.length * chance.between(0.7, 0.95));
    }
  }
  setLoudness(murmur, VOICE_LOUDNESS * MURMUR_SHARE);
  return murmur;
}

/** Adds samples from a place on, which may lie before the beginning; what does not fit is left out. */
function addTo(sum: Float64Array, samples: Float64Array, start: number): void {
  const end = Math.min(sum.length, start + samples.length);
  for (let at = Math.max(0, start); at < end; at += 1) sum[at] = (sum[at] ?? 0) + (samples[at - start] ?? 0);
}
