// The captcha's spoken words, made once with espeak-ng and flite (Debian: apt-get install espeak-ng flite):
//   node art/make-captcha-sounds.mjs
// One file a language under art/captcha. For each recording: the letter (1 byte), the number of samples (2 bytes), and the
// samples at 8 kHz as differences of 4 bits (ADPCM), which `cms/src/api/captcha/work/adpcm.ts` reads. Each word is spoken by three of the voices.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const RATE = 8_000;
const HIGHEST_HZ = 3_800;
const SILENCE_SHARE = 0.02;
const LOUDEST = 28_000;
const VOICES_A_WORD = 3;

const WORDS = {
  en: {
    A: "apple animal autumn arrow anchor afternoon album artist acrobat ankle attic ambulance avocado alphabet",
    B: "banana bottle butter basket bicycle blanket balloon bridge button brother bakery butterfly bedroom bucket",
    D: "doctor dinner dolphin diamond december dragon donkey drummer daughter dictionary dentist domino downtown doorbell",
    E: "elephant engine evening elbow energy envelope eleven eagle exit elevator emerald editor echo everybody",
    G: "garden guitar garage grandmother gallery gorilla golden gravity galaxy glacier garlic goodbye grocery gasoline",
    H: "holiday hospital hammer harbour helicopter husband honey hotel horizon history hamburger heaven hundred happy",
    K: "kitchen kangaroo kettle ketchup keyboard kingdom kilometre kidney kitten kiwi kindergarten koala karate kayak",
    L: "lemon ladder library lion lighthouse laughter lettuce lobster language leather lottery lavender liquid lunchtime",
    M: "mountain mirror monday monkey museum mushroom marble melody mother machine market medicine million motorcycle",
    P: "paper pencil potato penguin picture pillow pocket pumpkin piano parrot pepper president popcorn passenger",
    R: "rabbit river rainbow radio restaurant ribbon robot railway raspberry rocket romantic recipe runner rectangle",
    S: "summer sister sunday saturday sandwich silver spider seven station strawberry sailor secret salad september",
    T: "table tiger tomato telephone ticket tunnel turtle tuesday teacher theatre tennis television tomorrow triangle",
    U: "umbrella uncle uniform universe underwater upstairs umpire unicorn university utensil ukulele ugly ultimate useful",
    W: "water window winter wagon wedding whisper wednesday wallet waterfall willow wisdom waiter woman weekend",
    Z: "zebra zero zipper zigzag zucchini zombie zodiac zeppelin zookeeper zenith zillion Zurich Zanzibar zooming",
  },
  de: {
    A: "Apfel Abend Ampel Anker Arbeit Auto Ameise Ananas Antwort April Armband August Ausflug Affe",
    B: "Banane Butter Brücke Blume Besen Bruder Bäcker Bahnhof Bleistift Brille Bettdecke Bauernhof Bücherei Balkon",
    D: "Dose Decke Donner Drachen Dezember Dame Diamant Daumen Delfin Dienstag Donnerstag Dusche Doktor Dampfer",
    E: "Esel Ente Eimer Engel Erdbeere Elefant Ebene Eule Eingang Essig Ellbogen Erbse Enkel Eisbär",
    G: "Garten Gabel Glocke Gitarre Gemüse Gurke Giraffe Gürtel Gewitter Garage Gespenst Glühbirne Grossmutter Geburtstag",
    H: "Hammer Hose Honig Himmel Hafen Hase Handtuch Hotel Herbst Hunger Haustür Hubschrauber Heizung Hochzeit",
    K: "Kaffee Kartoffel Kirche Käse Kuchen Katze Kamel Kissen Kino König Koffer Kerze Küche Känguru",
    L: "Lampe Löffel Leiter Löwe Lehrer Laterne Lineal Limonade Leder Lastwagen Lawine Lebkuchen Landkarte Lagerfeuer",
    M: "Morgen Mutter Messer Mantel Milch Museum Montag Marmelade Melone Mauer Motor Möwe Mittwoch Maschine",
    P: "Papier Pinsel Paket Papagei Paprika Pilot Pullover Polizei Pirat Pudding Palme Pinguin Postkarte Puppe",
    R: "Regen Rose Ritter Rakete Radio Rucksack Rettich Regal Restaurant Roboter Rosine Rasen Rathaus Regenbogen",
    S: "Sonne Sommer Suppe Salat Samstag Sofa Silber Schule Schmetterling Schokolade Spiegel Stiefel Sessel Segel",
    T: "Tasse Tomate Teller Tiger Tasche Telefon Teppich Tunnel Trompete Treppe Tochter Tulpe Theater Traktor",
    U: "Urlaub Ufer Unfall Uniform Uhrwerk Umschlag Umweg Universum Unwetter Urwald Ulme Ursache Umleitung Unterricht",
    W: "Wasser Winter Wolke Wagen Wecker Wiese Wolle Wohnung Woche Wurzel Wüste Werkzeug Wanderung Wochenende",
    Z: "Zitrone Zucker Zebra Zimmer Zeitung Zwiebel Zirkus Ziege Zahnarzt Zange Zukunft Zauberer Ziegel Zeugnis",
  },
};

const VOICES = {
  en: [
    ...["slt", "rms", "awb"].map((voice) => flite(voice)),
    ...["en-us+f2", "en-gb-x-rp+m3", "en-gb+Annie", "en-us+Michael", "en-gb+Andy", "en-us+belinda"].map((voice) => espeak(voice)),
  ],
  de: ["f2", "m3", "Annie", "Michael", "Andy", "belinda", "f5", "m7", "linda"].map((variant) => espeak(`de+${variant}`)),
};

const folder = path.join(import.meta.dirname, "captcha");
mkdirSync(folder, { recursive: true });
for (const [language, letters] of Object.entries(WORDS)) {
  const recordings = [];
  const voices = VOICES[language];
  for (const [letter, words] of Object.entries(letters))
    for (const word of words.split(" "))
      for (let turn = 0; turn < VOICES_A_WORD; turn += 1) {
        const spoken = voices[recordings.length % voices.length](word, recordings.length);
        recordings.push(recordOf(letter, normalized(trimmed(resampled(spoken)))));
      }
  writeFileSync(path.join(folder, `${language}.bank`), Buffer.concat(recordings));
}

function espeak(voice) {
  return (text, turn) => speak("espeak-ng", (file) => ["-v", voice, "-s", 145 + 5 * (turn % 4), "-p", 40 + 5 * (turn % 5), "-w", file, text]);
}

function flite(voice) {
  return (text) => speak("flite", (file) => ["-voice", voice, "-t", text, "-o", file]);
}

function speak(program, options) {
  const file = path.join(tmpdir(), "captcha-spoken.wav");
  execFileSync(program, options(file).map(String));
  const bytes = readFileSync(file);
  return { rate: bytes.readUInt32LE(24), samples: Array.from({ length: (bytes.length - 44) >> 1 }, (_, i) => bytes.readInt16LE(44 + 2 * i)) };
}

/** Low-pass and new rate in one: a windowed sinc around each new sample. */
function resampled({ rate, samples }) {
  const [step, cut, reach] = [rate / RATE, (2 * HIGHEST_HZ) / rate, Math.ceil((16 * rate) / RATE)];
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const [at, first] = [index * step, Math.round(index * step) - reach];
    let sum = 0;
    for (let from = Math.max(0, first); from <= Math.min(samples.length - 1, first + 2 * reach); from += 1) {
      const x = from - at;
      const sinc = x === 0 ? cut : Math.sin(Math.PI * cut * x) / (Math.PI * x);
      sum += samples[from] * sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 1)));
    }
    return sum;
  });
}

function trimmed(samples) {
  const loudest = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 1);
  const isLoud = (sample) => Math.abs(sample) > SILENCE_SHARE * loudest;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

function normalized(samples) {
  const most = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 1);
  return samples.map((sample) => Math.round((sample / most) * LOUDEST));
}

function recordOf(letter, samples) {
  const head = Buffer.alloc(3);
  head.write(letter, 0);
  head.writeUInt16LE(samples.length, 1);
  return Buffer.concat([head, encodeAdpcm(samples)]);
}

/** Each half byte: a sign and a size of 0 to 7 in steps that grow and shrink with the sound. */
function encodeAdpcm(samples) {
  const bytes = Buffer.alloc(Math.ceil(samples.length / 2));
  let [guess, level] = [0, 0];
  samples.forEach((sample, index) => {
    const step = Math.round(7 * 1.1 ** level);
    const size = Math.min(7, Math.floor((Math.abs(sample - guess) / step) * 4));
    const isNegative = sample < guess;
    guess = Math.max(-32_768, Math.min(32_767, guess + ((isNegative ? -1 : 1) * step * (2 * size + 1)) / 8));
    level = Math.max(0, Math.min(88, level + (size < 4 ? -1 : 2 * (size - 3))));
    bytes[index >> 1] |= (size | (isNegative ? 8 : 0)) << (index % 2 ? 4 : 0);
  });
  return bytes;
}
