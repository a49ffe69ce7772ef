// Two versions of a form side by side, field by field.
import { Fragment, useMemo } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { type Difference, stretchesOf } from './version-differences.ts';

interface DifferencesProps {
  differences: Difference[];
  /** Whose words stand on the left, and whose on the right: 'Yours'. */
  mine: string;
  theirs: string;
}

/** Only the fields that differ. */
export function Differences({ differences, mine, theirs }: DifferencesProps) {
  if (differences.length === 0) return <p>Both versions say the same.</p>;
  return (
    <ul className="versions">
      {differences.map((field) => (
        <li className="versions-field" key={field.name}>
          <h3 className="versions-label">{field.label}</h3>
          <BothVersions field={field} mine={mine} theirs={theirs} />
        </li>
      ))}
    </ul>
  );
}

type DifferencesDialogProps = Omit<DifferencesProps, 'differences'> & {
  title: string;
  description: string;
  /** Asked when the dialog opens. */
  differences: () => Difference[];
};

/** A button that shows them. */
export function DifferencesDialog({
  title,
  description,
  differences,
  ...whose
}: DifferencesDialogProps) {
  return (
    <Dialog
      size="wide"
      title={title}
      description={description}
      trigger={
        <Button size="sm" variant="ghost">
          See what differs
        </Button>
      }
    >
      <Asked differences={differences} {...whose} />
    </Dialog>
  );
}

function Asked({ differences, ...whose }: Omit<DifferencesDialogProps, 'title' | 'description'>) {
  return <Differences differences={differences()} {...whose} />;
}

interface BothVersionsProps {
  field: Difference;
  mine: string;
  theirs: string;
  /** The side that is not chosen. */
  left?: 'mine' | 'theirs';
}

/** What both sides say in a field, with the words marked that the other one does not have. */
export function BothVersions({ field, mine, theirs, left }: BothVersionsProps) {
  return (
    <>
      {field.mine === field.theirs && (
        <p className="versions-same">
          The words are the same. A picture, a link or how they are set differs.
        </p>
      )}
      <Version
        title={mine}
        of={field.label}
        text={field.mine}
        other={field.theirs}
        left={left === 'mine'}
      />
      <Version
        title={theirs}
        of={field.label}
        text={field.theirs}
        other={field.mine}
        left={left === 'theirs'}
      />
    </>
  );
}

interface VersionProps {
  /** Whose it is. */
  title: string;
  /** The field's name in words. */
  of: string;
  text: string;
  other: string;
  left: boolean;
}

function Version({ title, of, text, other, left }: VersionProps) {
  const stretches = useMemo(() => stretchesOf(text, other), [text, other]);
  return (
    <section
      className="versions-text"
      data-left={left || undefined}
      aria-label={`${title}: ${of}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
      tabIndex={0}
    >
      <p className="versions-whose">{title}</p>
      <p>
        {text === '' && <em>Empty</em>}
        {stretches.map(({ text, isOwn }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          isOwn ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
        )}
      </p>
    </section>
  );
}
