import { execFileSync, spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { COLUMNS, createCharacterScreen, ROWS, TERMINAL_DESCRIPTION, TERMINAL_NAME } from "./character-screen.ts";

export const TEXT_BROWSERS = ["lynx", "w3m"] as const;

type Name = (typeof TEXT_BROWSERS)[number];

/** Key sequences for one browser, which it works through without waiting for the network. */
type Keys = {
  command: (folder: string) => string[];
  open: (url: string) => string;
  /** Replaces the text of the field after its label. */
  fill: (label: string, text: string) => string;
  /** Fills the text area after its label; the text is also in a file, for browsers that open an editor. */
  write: (label: string, text: string) => string;
  /** Chooses an option in the list after its label. */
  choose: (label: string, option: string) => string;
  /** Ticks the checkbox or radio button before its label. */
  tick: (label: string) => string;
  follow: (words: string) => string;
  /** Presses the button with these words. `after` gives earlier words when the page repeats them. */
  press: (words: string, after: string) => string;
};

const RETURN = "\r";
const TAB = "\t";
const ESCAPE = "\u001B";
const EMPTY_THE_FIELD = "\u0015";

const LOOK_AGAIN_MS = 50;

/** The file that w3m's "editor" copies into every text area. */
const WRITTEN_FILE = "written.txt";

const LYNX_SETTINGS = `
ACCEPT_ALL_COOKIES:TRUE
ALERTSECS:0
CHARACTER_SET:utf-8
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
INFOSECS:0
MESSAGESECS:0
NO_PAUSE:TRUE
TEXTFIELDS_NEED_ACTIVATION:TRUE
`;

/** lynx numbers all links and fields and can jump to a number. */
function lynxKeys(page: () => string): Keys {
  const numberAfter = (label: string) => numberIn(page().split(label)[1] ?? "", /\[(\d+)\]/, label);
  const numberBefore = (words: string) => numberIn(page().split(words)[0] ?? "", /.*\[(\d+)\]/, words);
  // lynx shows a button's value before its label.
  const button = (words: string) => new RegExp(`\\(\\[(\\d+)\\][^)]*\\) ${asPattern(words).source}`);
  const use = (number: string) => `${number}${RETURN}${RETURN}`;
  return {
    command: (folder) => ["lynx", `-cfg=${path.join(folder, "lynx.cfg")}`, "-nocolor", "-number_fields"],
    open: (url) => `g${url}${RETURN}`,
    fill: (label, text) => `${use(numberAfter(label))}${EMPTY_THE_FIELD}${text}${TAB}`,
    write: (label, text) => `${use(numberAfter(label))}${text}${TAB}`,
    choose: (label, option) => `${use(numberAfter(label))}/${option}${RETURN}${RETURN}`,
    tick: (label) => use(numberBefore(label)),
    follow: (words) => numberBefore(words) + RETURN,
    press: (words) => use(numberIn(page(), button(words), words)),
  };
}

function numberIn(text: string, pattern: RegExp, beside: string): string {
  const [, number] = pattern.exec(text) ?? [];
  if (number === undefined) throw new Error(`lynx shows no number beside "${beside}"`);
  return number;
}

/** w3m searches for words from the top and moves from there to the next or previous link or field. */
function w3mKeys(): Keys {
  const findNext = (words: string) => `/${asPattern(words).source}${RETURN}`;
  const find = (words: string) => `g${findNext(words)}`;
  return {
    command: (folder) => [
      "w3m",
      ...["-M", "-cookie", "-o", "accept_cookie=1", "-o", "confirm_qq=0", "-o", "ignorecase_search=0"],
      ...["-o", `editor=cp ${path.join(folder, WRITTEN_FILE)}`],
    ],
    open: (url) => `U${EMPTY_THE_FIELD}${url}${RETURN}`,
    fill: (label, text) => `${find(label)}${TAB}${RETURN}${EMPTY_THE_FIELD}${text}${RETURN}`,
    write: (label) => `${find(label)}${TAB}${RETURN}`,
    choose: (label, option) => `${find(label)}${TAB}${RETURN}/${option}${RETURN}${RETURN}`,
    tick: (label) => `${find(label)}${ESCAPE}${TAB}${RETURN}`,
    follow: (words) => find(words) + RETURN,
    press: (words, after) => (after ? find(after) + findNext(words) : find(words)) + RETURN,
  };
}

export type TextBrowser = Awaited<ReturnType<typeof startTextBrowser>>;

/** A real text browser in its own terminal, with a visitor's actions. */
export async function startTextBrowser(name: Name, url: string) {
  const folder = await makeTemporaryFolder("text-browser");
  const inFolder = (file: string) => path.join(folder, file);
  await writeFile(inFolder("lynx.cfg"), LYNX_SETTINGS);
  await writeFile(inFolder("terminal.ti"), TERMINAL_DESCRIPTION);
  execFileSync("tic", ["-o", inFolder("terminfo"), inFolder("terminal.ti")]);

  const screen = createCharacterScreen();
  /** The page as one line, because browsers wrap lines differently. */
  const page = () => screen.text().replaceAll(/\s+/g, " ");
  const keys = name === "lynx" ? lynxKeys(page) : w3mKeys();
  const command = [...keys.command(folder), url].map(quote).join(" ");
  const size = `stty rows ${String(ROWS)} cols ${String(COLUMNS)}`;
  const terminal = spawn("script", ["-qfec", `${size}; exec ${command}`, "/dev/null"], {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" },
      ...{ TERM: TERMINAL_NAME, TERMINFO: inFolder("terminfo") },
    },
  });
  terminal.stdout.setEncoding("utf8").on("data", screen.take);
  const type = (typed: string) => terminal.stdin.write(typed);

  return {
    name,
    page,
    /** Waits until these words are on the page. */
    async shows(words: string) {
      const message = `${name} shows “${words}”`;
      await expect.poll(page, { message, intervals: [LOOK_AGAIN_MS] }).toMatch(asPattern(words));
      await settle(page);
    },
    open: (address: string) => type(keys.open(address)),
    fill: (label: string, text: string) => type(keys.fill(label, text)),
    async write(label: string, text: string) {
      await writeFile(inFolder(WRITTEN_FILE), text);
      type(keys.write(label, text));
    },
    choose: (label: string, option: string) => type(keys.choose(label, option)),
    tick: (label: string) => type(keys.tick(label)),
    follow: (words: string) => type(keys.follow(words)),
    press: (words: string, after = "") => type(keys.press(words, after)),
    async stop() {
      const ended = new Promise((resolve) => terminal.once("exit", resolve));
      terminal.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the page stops changing, because it arrives in pieces. */
async function settle(page: () => string): Promise<void> {
  let before = "";
  const isSame = () => {
    const [last, now] = [before, page()];
    before = now;
    return last === now;
  };
  await expect.poll(isSame, { intervals: [LOOK_AGAIN_MS] }).toBe(true);
}

function asPattern(words: string): RegExp {
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}

function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
