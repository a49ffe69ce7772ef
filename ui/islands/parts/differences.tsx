// Two versions of a form side by side, field by field.
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import type { Difference } from '../lib/version-differences.ts';

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
          <Version title={mine} of={field.label} text={field.mine} />
          <Version title={theirs} of={field.label} text={field.theirs} />
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

interface VersionProps {
  /** Whose it is. */
  title: string;
  /** The field's name in words. */
  of: string;
  text: string;
  /** The other one is chosen. */
  left?: boolean;
}

/** What one side says in a field. */
export function Version({ title, of, text, left }: VersionProps) {
  return (
    <section
      className="versions-text"
      data-left={left || undefined}
      aria-label={`${title}: ${of}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
      tabIndex={0}
    >
      <p className="versions-whose">{title}</p>
      <p>{text || <em>Empty</em>}</p>
    </section>
  );
}
