// The comparison of two rich texts in one text, with changes marked and long unchanged parts folded.
import { useMemo, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { type BlockChange, compareBlocks } from './compare-blocks.ts';
import { ComparedPicture, Pieces } from './pieces.tsx';
import { type Block, richTextBlocks } from './rich-text-blocks.ts';

/** Unchanged blocks shown around a change, and the least number that is folded. */
const CONTEXT = 1;
const MIN_FOLDED = 3;

/** Renders in the browser only, which parses the texts; nothing in them runs. Equal HTML is shown unfolded. */
export function RichTextComparison({ before, after }: { before: string; after: string }) {
  const sections = useMemo(() => {
    const inert = document.implementation.createHTMLDocument('');
    const changes = compareBlocks(richTextBlocks(before, inert), richTextBlocks(after, inert));
    return before === after ? [{ changes, isFolded: false }] : sectionsOf(changes);
  }, [before, after]);
  if (sections.length === 0)
    return <p className="history-note">The visible text is the same. Only its HTML changed.</p>;
  return (
    <div className="history-text">
      {sections.map(({ changes, isFolded }, at) =>
        isFolded ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position
          <Fold key={at} changes={changes} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position
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
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
    <ComparedBlock key={at} {...each} />
  ));
}

function ComparedBlock(each: BlockChange) {
  const { block, change } = each;
  const isWholeBlock = change === 'added' || change === 'removed';
  const pieces =
    change === 'edited'
      ? each.pieces
      : [{ change: isWholeBlock ? change : ('same' as const), words: block.words }];
  const isStyleOnly = change === 'edited' && pieces.every((piece) => piece.change === 'same');
  return (
    <div
      className="history-block"
      data-kind={block.kind}
      data-change={change}
      style={block.depth > 0 ? { marginInlineStart: `${block.depth * 1.5}em` } : undefined}
    >
      <Figure block={block} change={change} />
      <Pieces pieces={pieces} />
      {isStyleOnly && <span className="history-note"> Only its style changed</span>}
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
      <ComparedPicture src={block.src} alt={block.alt} />
      <span className="history-note">
        {word}
        {block.alt ? `Alt text: ${block.alt}` : 'No alt text'}
      </span>
    </>
  );
}

interface Section {
  changes: BlockChange[];
  isFolded: boolean;
}

/** Groups blocks into sections and folds unchanged ones. Empty when nothing differs. */
function sectionsOf(changes: BlockChange[]): Section[] {
  if (changes.every(({ change }) => change === 'same')) return [];
  const isNear = changes.map((_, at) =>
    changes
      .slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1)
      .some(({ change }) => change !== 'same'),
  );
  const sections: Section[] = [];
  for (const [at, each] of changes.entries()) {
    const last = sections.at(-1);
    const isFolded = !isNear[at];
    if (last && last.isFolded === isFolded) last.changes.push(each);
    else sections.push({ changes: [each], isFolded });
  }
  return sections.map((each) => ({
    ...each,
    isFolded: each.isFolded && each.changes.length >= MIN_FOLDED,
  }));
}
