// Two versions of a form side by side, field by field.
import { Fragment, useMemo } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { type Difference, stretchesOf } from './version-differences.ts';

interface DifferencesProps {
  differences: Difference[];
  /** Headings of the left and the right side: 'Yours'. */
  mine: string;
  other: string;
}

/** Shows only the fields that differ. */
export function Differences({ differences, mine, other }: DifferencesProps) {
  if (differences.length === 0) return <p>Both versions are the same.</p>;
  return (
    <ul className="versions">
      {differences.map((field) => (
        <li className="versions-field" key={field.name}>
          <h3 className="versions-label">{field.label}</h3>
          <BothVersions field={field} mine={mine} other={other} />
        </li>
      ))}
    </ul>
  );
}

type DifferencesDialogProps = Omit<DifferencesProps, 'differences'> & {
  title: string;
  description: string;
  /** Called when the dialog opens. */
  differences: () => Difference[];
};

/** A button, and the dialog with the differences that it opens. */
export function DifferencesDialog({
  title,
  description,
  differences,
  ...sides
}: DifferencesDialogProps) {
  return (
    <Dialog
      size="wide"
      title={title}
      description={description}
      trigger={
        <Button size="sm" variant="ghost">
          Compare
        </Button>
      }
    >
      <CurrentDifferences differences={differences} {...sides} />
    </Dialog>
  );
}

function CurrentDifferences({
  differences,
  ...sides
}: Omit<DifferencesDialogProps, 'title' | 'description'>) {
  return <Differences differences={differences()} {...sides} />;
}

interface BothVersionsProps {
  field: Difference;
  mine: string;
  other: string;
  /** The side that is not chosen. */
  rejected?: 'mine' | 'other';
}

/** Both versions of a field. The words that the other version does not have are marked. */
export function BothVersions({ field, mine, other, rejected }: BothVersionsProps) {
  return (
    <>
      {field.mine === field.other && (
        <p className="versions-same">
          The words, links and pictures are the same. The formatting differs.
        </p>
      )}
      <Version
        title={mine}
        of={field.label}
        text={field.mine}
        other={field.other}
        isRejected={rejected === 'mine'}
      />
      <Version
        title={other}
        of={field.label}
        text={field.other}
        other={field.mine}
        isRejected={rejected === 'other'}
      />
    </>
  );
}

interface VersionProps {
  /** 'Yours'. */
  title: string;
  /** The field's name in words. */
  of: string;
  text: string;
  other: string;
  isRejected: boolean;
}

function Version({ title, of, text, other, isRejected }: VersionProps) {
  const stretches = useMemo(() => stretchesOf(text, other), [text, other]);
  return (
    <section
      className="versions-text"
      data-rejected={isRejected || undefined}
      aria-label={`${title}: ${of}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
      tabIndex={0}
    >
      <p className="versions-whose">{title}</p>
      <p>
        {text === '' && <em>Empty</em>}
        {stretches.map(({ text, isOwn }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is identified by its position
          isOwn ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
        )}
      </p>
    </section>
  );
}
