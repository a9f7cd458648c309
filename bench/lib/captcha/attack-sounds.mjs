import { cutByThreshold, cutByWindows } from "./cutting.mjs";
import { FRAMES_A_SECOND, hear } from "./hearing.mjs";
import { neighbours, network } from "./matching.mjs";

/** @typedef {import("./cutting.mjs").Stretch} Stretch */
/**
 * A sound as it reaches the program. `words` says where they are, in seconds: nobody is told that outside this bench.
 * @typedef {{ answer: string, samples: Float64Array, words?: { start: number, end: number }[] }} Sound
 */

const BEGINNING = 0.3 * FRAMES_A_SECOND;
/** Frames before a cut: consonants are softer than what follows. */
const LEAD = 4;

/**
 * Learns from solved sounds and tries others: the number solved, for each way to cut and to match.
 * @param {{ solved: Sound[], others: Sound[], alphabet: string }} sounds
 * @returns {{ name: string, isTold: boolean, solved: number, characters: number }[]}
 */
export function attackSounds({ solved, others, alphabet }) {
  const [known, unknown] = [solved.map(heard), others.map(heard)];
  return Object.entries(CUTS)
    .filter(([name]) => name !== "told" || solved.every(({ words }) => words))
    .flatMap(([cutName, cut]) => {
      const examples = known.flatMap((sound) =>
        partsOf(sound, cut).map((frames, at) => ({ frames, label: alphabet.indexOf(sound.answer.charAt(at)) })),
      );
      const judges = [
        neighbours(examples, alphabet.length, (frames) => frames),
        neighbours(examples, alphabet.length, (frames) => frames.slice(0, BEGINNING)),
        network(examples, alphabet.length),
      ];
      const scores = unknown.map((sound) => partsOf(sound, cut).map((frames) => judges.map((judge) => judge(frames))));
      return MATCHES.map(({ name, uses }) => {
        const read = scores.map((parts) =>
          parts.map((byJudge) => alphabet.charAt(likeliest(uses.map((at) => byJudge[at])))).join(""),
        );
        const rights = read.map(
          (text, at) => Array.from(text).filter((one, place) => one === others[at]?.answer.charAt(place)).length,
        );
        return {
          name: `cut ${CUT_NAMES[cutName]}, ${name}`,
          isTold: cutName === "told",
          solved: read.filter((text, at) => text === others[at]?.answer).length,
          characters: rights.reduce((sum, right) => sum + right, 0),
        };
      });
    });
}

/** @type {Record<string, (sound: ReturnType<typeof heard>) => Stretch[]>} */
const CUTS = {
  threshold: ({ loudness, answer }) => cutByThreshold(loudness, answer.length),
  windows: ({ loudness, answer }) => cutByWindows(loudness, answer.length),
  told: ({ words = [] }) =>
    words.map(({ start, end }) => ({
      start: Math.floor(start * FRAMES_A_SECOND),
      end: Math.ceil(end * FRAMES_A_SECOND),
    })),
};

/** @type {Record<string, string>} */
const CUT_NAMES = { threshold: "by loudness", windows: "by windows", told: "as told" };

const MATCHES = [
  { name: "neighbours of the word", uses: [0] },
  { name: "neighbours of its beginning", uses: [1] },
  { name: "network", uses: [2] },
  { name: "all three", uses: [0, 1, 2] },
];

/** @param {Sound} sound */
function heard(sound) {
  return { ...sound, ...hear(sound.samples) };
}

/**
 * @param {ReturnType<typeof heard>} sound
 * @param {(sound: ReturnType<typeof heard>) => Stretch[]} cut
 */
function partsOf(sound, cut) {
  return cut(sound).map(({ start, end }) => sound.cepstra.slice(Math.max(0, start - LEAD), end + LEAD));
}

/** @param {(Float64Array | undefined)[]} scores */
function likeliest(scores) {
  const [first = new Float64Array(0)] = scores;
  const sums = first.map((_, label) => scores.reduce((sum, one) => sum + (one?.[label] ?? 0), 0));
  return sums.indexOf(Math.max(...sums));
}
