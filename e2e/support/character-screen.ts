/** Size of the terminal: large enough for a whole page, so that nothing has to scroll. */
export const ROWS = 400;
export const COLUMNS = 100;

/** Terminal description for `tic`: it can move the cursor and clear from there. */
export const TERMINAL_NAME = "wren-grid";
export const TERMINAL_DESCRIPTION = `${TERMINAL_NAME}|a grid of characters,
\tam, cols#${String(COLUMNS)}, lines#${String(ROWS)},
\tcup=\\E[%i%p1%d;%p2%dH, clear=\\E[H\\E[J, el=\\E[K, ed=\\E[J, cr=\\r, cud1=\\n, cub1=\\b, cuf1=\\E[C,
`;

const ESCAPE = "\u001B";
const COMMAND = new RegExp(String.raw`^${ESCAPE}\[(\d*)(?:;(\d+))?([A-Za-z])`);
/** An escape sequence that is not complete yet. */
const BEGUN_COMMAND = new RegExp(String.raw`^${ESCAPE}(?:\[[\d;]*)?$`);

/** The smallest terminal screen on which text browsers can draw. */
export function createCharacterScreen() {
  const emptyRow = () => Array.from({ length: COLUMNS }, () => " ");
  const grid = Array.from({ length: ROWS }, emptyRow);
  let [row, column, unread] = [0, 0, ""];

  function obey(kind: string, first: number, second: number): void {
    if (kind === "H") [row, column] = [first - 1, second - 1];
    if (kind === "C") column += 1;
    if (kind === "K" || kind === "J") grid[row]?.fill(" ", column);
    if (kind === "J") for (let below = row + 1; below < ROWS; below += 1) grid[below]?.fill(" ");
  }

  function write(character: string): void {
    if (character === "\r") column = 0;
    else if (character === "\n") row = Math.min(row + 1, ROWS - 1);
    else if (character === "\b") column = Math.max(column - 1, 0);
    else if (character >= " ") {
      if (column >= COLUMNS) [row, column] = [Math.min(row + 1, ROWS - 1), 0];
      grid[row]?.splice(column, 1, character);
      column += 1;
    }
  }

  return {
    /** Takes the program's output in pieces of any size. */
    take: (printed: string) => {
      unread += printed;
      while (unread !== "" && !BEGUN_COMMAND.test(unread)) {
        const [whole, first = "", second = "", kind = ""] = COMMAND.exec(unread) ?? [];
        if (whole !== undefined) {
          unread = unread.slice(whole.length);
          obey(kind, Number(first || 1), Number(second || 1));
          continue;
        }
        const [character = ""] = unread;
        unread = unread.slice(character.length);
        write(character);
      }
    },
    /** The screen's text, line by line. */
    text: () => grid.map((cells) => cells.join("").trimEnd()).join("\n"),
  };
}
