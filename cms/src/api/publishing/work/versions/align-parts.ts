/** Places of a part in an old and in a new list; null where it is missing. */
export type Pair = [before: number | null, now: number | null];

export type Comparable = { key: string; kind: string };

/**
 * Pairs the parts of two lists: first those that are the same, in their order, then what stands between them, as long as
 * it is of the same kind. The rest was removed or added.
 */
export function alignParts(before: Comparable[], now: Comparable[]): Pair[] {
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  for (const [sameLeft, sameRight] of [...sameParts(before, now), [before.length, now.length] as const]) {
    pairs.push(...pairByKind(before, now, { left, right, endLeft: sameLeft, endRight: sameRight }));
    if (sameLeft < before.length) pairs.push([sameLeft, sameRight]);
    [left, right] = [sameLeft + 1, sameRight + 1];
  }
  return pairs;
}

/** The longest common subsequence of two lists. */
function sameParts(before: Comparable[], now: Comparable[]): [number, number][] {
  /** Length of the longest one from here on. */
  const lengths = before.concat({ key: "", kind: "" }).map(() => new Array<number>(now.length + 1).fill(0));
  const lengthAt = (left: number, right: number) => lengths[left]?.[right] ?? 0;
  const isSame = (left: number, right: number) => before[left]?.key === now[right]?.key;
  for (let left = before.length - 1; left >= 0; left -= 1) {
    const row = lengths[left] ?? [];
    for (let right = now.length - 1; right >= 0; right -= 1)
      row[right] = isSame(left, right)
        ? lengthAt(left + 1, right + 1) + 1
        : Math.max(lengthAt(left + 1, right), lengthAt(left, right + 1));
  }
  const same: [number, number][] = [];
  let [left, right] = [0, 0];
  while (left < before.length && right < now.length) {
    if (isSame(left, right)) {
      same.push([left, right]);
      left += 1;
      right += 1;
    } else if (lengthAt(left + 1, right) >= lengthAt(left, right + 1)) left += 1;
    else right += 1;
  }
  return same;
}

type Gap = { left: number; right: number; endLeft: number; endRight: number };

function pairByKind(before: Comparable[], now: Comparable[], { left, right, endLeft, endRight }: Gap): Pair[] {
  const pairs: Pair[] = [];
  let next = right;
  for (let place = left; place < endLeft; place += 1) {
    const kind = before[place]?.kind;
    const partner = now.findIndex((part, index) => index >= next && index < endRight && part.kind === kind);
    if (partner === -1) {
      pairs.push([place, null]);
      continue;
    }
    for (; next < partner; next += 1) pairs.push([null, next]);
    pairs.push([place, partner]);
    next = partner + 1;
  }
  for (; next < endRight; next += 1) pairs.push([null, next]);
  return pairs;
}
