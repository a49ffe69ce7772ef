// What differs between two rich texts, block by block and inside a block word by word.
import { diffArrays } from 'diff';
import { compareWords, likeness, type Piece } from './compare-words.ts';
import type { Block } from './rich-text-blocks.ts';

/** `edited`: the same block, of which `pieces` tell what became of its words; all the same means that its look changed. */
export type BlockChange =
  | { change: 'same' | 'added' | 'removed'; block: Block }
  | { change: 'edited'; block: Block; pieces: Piece[] };

/** Blocks that share less than this are two blocks, one gone and one new. */
const SAME_BLOCK_FROM = 0.4;
/** Pairs that are looked at one by one; beyond, blocks belong together by their place. */
const MAX_PAIRS = 10_000;

/** The blocks of both, in reading order. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const runs = diffArrays(before.map(keyOf), after.map(keyOf));
  const changes: BlockChange[] = [];
  let [one, other] = [0, 0];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    const next = runs[at + 1];
    if (!run) continue;
    if (run.removed && next?.added) {
      const gone = before.slice(one, one + run.count);
      const come = after.slice(other, other + next.count);
      changes.push(...paired(gone, come));
      one += run.count;
      other += next.count;
      at += 1;
    } else if (run.removed) {
      for (const block of before.slice(one, one + run.count))
        changes.push({ change: 'removed', block });
      one += run.count;
    } else {
      const change = run.added ? 'added' : 'same';
      for (const block of after.slice(other, other + run.count)) changes.push({ change, block });
      other += run.count;
      if (!run.added) one += run.count;
    }
  }
  return changes;
}

/** Blocks that went and blocks that came in one place: those that are alike are the same one, edited. */
function paired(gone: readonly Block[], come: readonly Block[]): BlockChange[] {
  const partner = partners(gone, come);
  const changes: BlockChange[] = [];
  let at = 0;
  for (const [place, block] of gone.entries()) {
    const match = partner.get(place);
    const to = match === undefined ? undefined : come[match];
    if (match === undefined || !to) {
      changes.push({ change: 'removed', block });
      continue;
    }
    for (; at < match; at++) changes.push({ change: 'added', block: come[at] as Block });
    at = match + 1;
    changes.push({ change: 'edited', block: to, pieces: compareWords(block.words, to.words) });
  }
  for (const block of come.slice(at)) changes.push({ change: 'added', block });
  return changes;
}

/** Which of `come` each of `gone` became, in order on both sides, so that together they are most alike. */
function partners(gone: readonly Block[], come: readonly Block[]): Map<number, number> {
  const found = new Map<number, number>();
  if (gone.length * come.length > MAX_PAIRS) {
    for (const [at, block] of gone.entries())
      if (come[at] && alike(block, come[at]) > 0) found.set(at, at);
    return found;
  }
  // best[i][j]: how alike gone from i on and come from j on can be together
  const best = Array.from({ length: gone.length + 1 }, () => new Float64Array(come.length + 1));
  const pair = gone.map((one) => come.map((other) => alike(one, other)));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = gone.length - 1; i >= 0; i--)
    for (let j = come.length - 1; j >= 0; j--) {
      const together = pair[i]?.[j] ?? 0;
      const row = best[i] as Float64Array;
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), together > 0 ? together + at(i + 1, j + 1) : 0);
    }
  let [i, j] = [0, 0];
  while (i < gone.length && j < come.length) {
    const together = pair[i]?.[j] ?? 0;
    if (together > 0 && at(i, j) === together + at(i + 1, j + 1)) found.set(i++, j++);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return found;
}

/** From 0 (not the same block) to 1. */
function alike(one: Block, other: Block): number {
  if (one.kind !== other.kind || one.src !== other.src) return 0;
  const share = likeness(one.words, other.words);
  return share >= SAME_BLOCK_FROM ? share : 0;
}

function keyOf(block: Block): string {
  return JSON.stringify([
    block.kind,
    block.depth,
    block.src,
    block.alt,
    block.look,
    block.words.map(({ text, marks }) => [text.trimEnd(), ...marks]),
  ]);
}
