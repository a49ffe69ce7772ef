// Two rich texts as one: read like the page, with what came and what went marked, and long stretches of the same folded.
import { useMemo, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { type BlockChange, compareBlocks } from './compare-blocks.ts';
import { Pieces } from './pieces.tsx';
import { type Block, richTextBlocks } from './rich-text-blocks.ts';

/** So many equal blocks stand around what changed; a fold hides at least as many. */
const CONTEXT = 1;
const FOLDED_FROM = 3;

/** In the browser only: the texts are parsed by it. Nothing of them runs. Of equal HTML all is shown. */
export function RichTextComparison({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => {
    const inert = document.implementation.createHTMLDocument('');
    const changes = compareBlocks(richTextBlocks(before, inert), richTextBlocks(after, inert));
    return before === after ? [{ changes, isFolded: false }] : stretchesOf(changes);
  }, [before, after]);
  if (stretches.length === 0)
    return <p className="history-note">What readers see is the same; only its HTML changed.</p>;
  return (
    <div className="history-text">
      {stretches.map(({ changes, isFolded }, at) =>
        isFolded ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          <Fold key={at} changes={changes} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          <Blocks key={at} changes={changes} />
        ),
      )}
    </div>
  );
}

function Fold({ changes }: { changes: BlockChange[] }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Blocks changes={changes} />;
  return (
    <Button className="history-fold" size="sm" variant="secondary" onClick={() => setOpen(true)}>
      {changes.length} unchanged paragraphs
    </Button>
  );
}

function Blocks({ changes }: { changes: BlockChange[] }) {
  return changes.map((each, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
    <ComparedBlock key={at} {...each} />
  ));
}

function ComparedBlock(each: BlockChange) {
  const { block, change } = each;
  const isWholly = change === 'added' || change === 'removed';
  const pieces =
    change === 'edited'
      ? each.pieces
      : [{ change: isWholly ? change : ('same' as const), words: block.words }];
  const isLookOnly = change === 'edited' && pieces.every((piece) => piece.change === 'same');
  return (
    <div
      className="history-block"
      data-kind={block.kind}
      data-change={change}
      style={block.depth > 0 ? { marginInlineStart: `${block.depth * 1.5}em` } : undefined}
    >
      <Figure block={block} change={change} />
      <Pieces pieces={pieces} />
      {isLookOnly && <span className="history-note"> Only its look changed</span>}
    </div>
  );
}

function Figure({ block, change }: { block: Block; change: BlockChange['change'] }) {
  const word = change === 'added' ? 'Added: ' : change === 'removed' ? 'Removed: ' : '';
  if (block.kind === 'rule')
    return (
      <>
        <span className="visually-hidden">{word}Line</span>
        <hr />
      </>
    );
  if (block.kind === 'video')
    return (
      <span className="history-note">
        {word}Video {block.src}
      </span>
    );
  if (block.kind !== 'image') return null;
  return (
    <>
      <img className="history-picture" src={block.src} alt={block.alt} loading="lazy" />
      <span className="history-note">
        {word}
        {block.alt ? `Alt text: ${block.alt}` : 'No alt text'}
      </span>
    </>
  );
}

interface Stretch {
  changes: BlockChange[];
  isFolded: boolean;
}

/** Folds equal blocks away from changes; nothing differs, nothing is told. */
function stretchesOf(changes: BlockChange[]): Stretch[] {
  if (changes.every(({ change }) => change === 'same')) return [];
  const isNear = changes.map((_, at) =>
    changes
      .slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1)
      .some(({ change }) => change !== 'same'),
  );
  const stretches: Stretch[] = [];
  for (const [at, each] of changes.entries()) {
    const last = stretches.at(-1);
    const isFolded = !isNear[at];
    if (last && last.isFolded === isFolded) last.changes.push(each);
    else stretches.push({ changes: [each], isFolded });
  }
  return stretches.map((each) => ({
    ...each,
    isFolded: each.isFolded && each.changes.length >= FOLDED_FROM,
  }));
}
