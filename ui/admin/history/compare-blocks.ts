// Compares two rich texts block by block, and edited blocks word by word.
import { diffArrays } from 'diff';
import { compareWords, type Piece, similarity } from './compare-words.ts';
import type { Block } from './rich-text-blocks.ts';

/** `edited`: the same block with `pieces` of its words; when all pieces are the same, only its style changed. */
export type BlockChange =
  | { change: 'same' | 'added' | 'removed'; block: Block }
  | { change: 'edited'; block: Block; pieces: Piece[] };

/** Blocks with less similarity are a removed and an added block. */
const MIN_SIMILARITY = 0.4;
/** Above this number of pairs, blocks are paired by position. */
const MAX_PAIRS = 10_000;

/** The blocks of both texts, in reading order. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const runs = diffArrays(before.map(withKey), after.map(withKey), {
    comparator: (one, other) => one.key === other.key,
  });
  const changes: BlockChange[] = [];
  let removed: Block[] = [];
  for (const run of runs) {
    const blocks = run.value.map(({ block }) => block);
    if (run.removed) {
      removed = blocks;
      continue;
    }
    // added blocks follow the removed ones in their place
    changes.push(...pairBlocks(removed, run.added ? blocks : []));
    removed = [];
    if (!run.added) for (const block of blocks) changes.push({ change: 'same', block });
  }
  return [...changes, ...pairBlocks(removed, [])];
}

/** Pairs removed and added blocks at one position: similar ones are edited blocks. */
function pairBlocks(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const matches = matchBlocks(removed, added);
  const changes: BlockChange[] = [];
  let at = 0;
  for (const [place, block] of removed.entries()) {
    const match = matches.get(place);
    const to = match === undefined ? undefined : added[match];
    if (match === undefined || !to) {
      changes.push({ change: 'removed', block });
      continue;
    }
    for (; at < match; at++) changes.push({ change: 'added', block: added[at] as Block });
    at = match + 1;
    changes.push({ change: 'edited', block: to, pieces: compareWords(block.words, to.words) });
  }
  for (const block of added.slice(at)) changes.push({ change: 'added', block });
  return changes;
}

/** The index in `added` for each index in `removed`, in order, with the greatest total similarity. */
function matchBlocks(removed: readonly Block[], added: readonly Block[]): Map<number, number> {
  const found = new Map<number, number>();
  if (removed.length * added.length > MAX_PAIRS) {
    for (const [at, block] of removed.entries())
      if (added[at] && similarityOf(block, added[at]) > 0) found.set(at, at);
    return found;
  }
  // best[i][j]: the greatest similarity of removed from i on and added from j on
  const best = Array.from({ length: removed.length + 1 }, () => new Float64Array(added.length + 1));
  const pair = removed.map((one) => added.map((other) => similarityOf(one, other)));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--) {
      const together = pair[i]?.[j] ?? 0;
      const row = best[i] as Float64Array;
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), together > 0 ? together + at(i + 1, j + 1) : 0);
    }
  let [i, j] = [0, 0];
  while (i < removed.length && j < added.length) {
    const together = pair[i]?.[j] ?? 0;
    if (together > 0 && at(i, j) === together + at(i + 1, j + 1)) found.set(i++, j++);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return found;
}

/** From 0 (different blocks) to 1. */
function similarityOf(one: Block, other: Block): number {
  if (one.kind !== other.kind || one.src !== other.src) return 0;
  const share = similarity(one.words, other.words);
  return share >= MIN_SIMILARITY ? share : 0;
}

/** Blocks with the same key are equal. */
function withKey(block: Block): { block: Block; key: string } {
  const key = JSON.stringify([
    block.kind,
    block.depth,
    block.src,
    block.alt,
    block.style,
    block.words.map(({ text, marks }) => [text.trimEnd(), ...marks]),
  ]);
  return { block, key };
}
