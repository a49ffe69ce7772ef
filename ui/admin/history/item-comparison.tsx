// The comparison of two versions of an item, field by field.
import type { ReactNode } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { STATUS_LABEL } from '#ui/admin/shell/item-labels.ts';
import { compareItems, type FieldDifference, type Row, type VersionItem } from './compare-items.ts';
import { compareRows } from './compare-rows.ts';
import { compareWords, wordsOf } from './compare-words.ts';
import { Changed, ComparedPicture, Pieces } from './pieces.tsx';
import { RichTextComparison } from './rich-text-comparison.tsx';

interface ItemComparisonProps {
  kind: ItemKind;
  /** Null for the first version: all its fields are shown. */
  before: VersionItem | null;
  after: VersionItem;
  /** An IANA name, for dates. */
  timeZone: string;
  /** Shown when both are the same. */
  emptyText: string;
}

/** The fields that differ, with the labels of the form. Renders in the browser only. */
export function ItemComparison({ kind, before, after, timeZone, emptyText }: ItemComparisonProps) {
  const differences = compareItems(kind, before, after);
  if (differences.length === 0) return <p className="history-same">{emptyText}</p>;
  return (
    <dl className="history-fields">
      {differences.map((each) => (
        <div className="history-field" key={each.label}>
          <dt className="history-label">{each.label}</dt>
          <dd className="history-value" data-type={each.type}>
            <Value difference={each} timeZone={timeZone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ difference, timeZone }: { difference: FieldDifference; timeZone: string }) {
  const { type } = difference;
  switch (type) {
    case 'html':
      return <RichTextComparison before={difference.before} after={difference.after} />;
    case 'list':
      return <Rows before={difference.before.map(rowOf)} after={difference.after.map(rowOf)} />;
    case 'rows':
      return <Rows {...difference} />;
    case 'image':
      return (
        <Sides difference={difference}>{(src) => <ComparedPicture src={src} alt={src} />}</Sides>
      );
    case 'moment':
      return <Sides difference={difference}>{(iso) => momentOf(iso, timeZone)}</Sides>;
    case 'status':
      return (
        <Sides difference={difference}>{(status) => STATUS_LABEL[status as ItemStatus]}</Sides>
      );
    default: {
      const [before, after] = [wordsOf(difference.before), wordsOf(difference.after)];
      return <Pieces pieces={compareWords(before, after)} />;
    }
  }
}

/** The old and the new value side by side. An empty value is left out; equal values are shown once. */
function Sides({
  difference,
  children,
}: {
  difference: { before: string; after: string };
  children: (value: string) => ReactNode;
}) {
  const { before, after } = difference;
  if (before === after) return children(after);
  return (
    <span className="history-sides">
      {before && <Changed change="removed">{children(before)}</Changed>}
      {after && <Changed change="added">{children(after)}</Changed>}
    </span>
  );
}

function Rows({ before, after, isImages }: { before: Row[]; after: Row[]; isImages?: boolean }) {
  return (
    <ul className="history-rows" data-pictures={isImages || undefined}>
      {compareRows(before, after).map(({ change, row, pieces }, at) => {
        const content = (
          <>
            {isImages && row.src && <ComparedPicture src={row.src} alt="" />}
            {pieces.length > 0 ? <Pieces pieces={pieces} /> : isImages && 'No alt text'}
            {!isImages && row.src && <span className="history-note"> {row.src}</span>}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; their place tells them apart
          <li className="history-row" key={at}>
            {change === 'same' ? content : <Changed change={change}>{content}</Changed>}
          </li>
        );
      })}
    </ul>
  );
}

const rowOf = (text: string): Row => ({ src: '', text });
