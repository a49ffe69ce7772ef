// Compared words with additions and removals marked, also for assistive tools.
import { createElement, Fragment, type ReactNode } from 'react';
import { useShownPicture } from '#ui/admin/media/use-shown-picture.ts';
import type { Piece, Word } from './compare-words.ts';

const SHOWN_MARKS = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'mark']);

/** The words in order. A changed link shows its address. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ change, words }, at) => {
    const text = runsOf(words).map(({ text, marks }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is identified by its position
      <Fragment key={place}>{withMarks(text, marks, change !== 'same')}</Fragment>
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
    if (change === 'same') return <Fragment key={at}>{text}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      <Changed key={at} change={change}>
        {text}
      </Changed>
    );
  });
}

/** A picture as pages show it: of a cropped one its frame. */
export function ComparedPicture({ src, alt }: { src: string; alt: string }) {
  return <img className="history-picture" src={useShownPicture(src)} alt={alt} loading="lazy" />;
}

/** An added or removed piece. */
export function Changed({
  change,
  children,
}: {
  change: 'added' | 'removed';
  children: ReactNode;
}) {
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag className="history-piece">
      <span className="visually-hidden">{change === 'added' ? ' [added: ' : ' [removed: '}</span>
      {children}
      <span className="visually-hidden">] </span>
    </Tag>
  );
}

function runsOf(words: readonly Word[]): Word[] {
  const runs: { text: string; marks: readonly string[] }[] = [];
  for (const { text, marks } of words) {
    const last = runs.at(-1);
    if (last && last.marks.join('\n') === marks.join('\n')) last.text += text;
    else runs.push({ text, marks });
  }
  return runs;
}

function withMarks(text: string, marks: readonly string[], isChange: boolean): ReactNode {
  let inner: ReactNode = text;
  for (const mark of marks.toReversed()) {
    if (SHOWN_MARKS.has(mark)) inner = createElement(mark, null, inner);
    else if (mark.startsWith('a '))
      inner = (
        <span className="history-link">
          {inner}
          {isChange && <span className="history-address"> ({mark.slice(2)})</span>}
        </span>
      );
  }
  return inner;
}
