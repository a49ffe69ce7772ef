// Two people saved the same item: both versions side by side, and the writer picks (contract §5, stale edit).
import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { RadioGroup, RadioGroupItem } from '#ui/kit/radio-group.tsx';
import { BothVersions, Differences } from './differences.tsx';
import type { Difference } from './version-differences.ts';

interface VersionsDialogProps {
  open: boolean;
  differences: Difference[];
  /** Names of the fields that the writer changed: of these their own version is chosen first, of all others the stored one. */
  typed: ReadonlySet<string>;
  onKeepMine: () => void;
  /** Gets the names of the fields that stay as the writer has them. */
  onTakeTheirs: (mine: string[]) => void;
  /** The writer goes back to the form; nothing is saved. */
  onClose: () => void;
}

/** Where several fields differ each has a choice of its own. Closing it decides nothing. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { open, differences, typed, onKeepMine, onTakeTheirs, onClose } = props;
  const [picked, setPicked] = useState<Record<string, string>>({});
  const isMine = ({ name }: Difference) =>
    (picked[name] ?? (typed.has(name) ? 'mine' : 'theirs')) === 'mine';
  const several = differences.length > 1;
  const decide = (act: () => void) => () => {
    setPicked({});
    act();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && decide(onClose)()}
      size="wide"
      title="Somebody else saved this after you opened it"
      description={
        several
          ? 'Keep yours to save over what is stored, take theirs into the form, or choose field by field and merge: your version can then still be brought back.'
          : 'Keep yours to save over what is stored, or take theirs into the form: your version can then still be brought back.'
      }
      actions={
        <>
          <Button variant={several ? 'ghost' : 'outline'} onClick={decide(() => onTakeTheirs([]))}>
            Take theirs
          </Button>
          <Button variant={several ? 'outline' : 'primary'} onClick={decide(onKeepMine)}>
            Keep mine
          </Button>
          {several && (
            <Button
              variant="primary"
              onClick={decide(() =>
                onTakeTheirs(differences.filter(isMine).map(({ name }) => name)),
              )}
            >
              Merge into the form
            </Button>
          )}
        </>
      }
    >
      {several ? (
        <ul className="versions">
          {differences.map((field) => (
            <li className="versions-field" key={field.name}>
              <RadioGroup
                className="versions-choice"
                label={field.label}
                orientation="horizontal"
                value={isMine(field) ? 'mine' : 'theirs'}
                onValueChange={(value) =>
                  setPicked((before) => ({ ...before, [field.name]: value }))
                }
              >
                <RadioGroupItem value="mine" label="Yours" />
                <RadioGroupItem value="theirs" label="Theirs" />
              </RadioGroup>
              <BothVersions
                field={field}
                mine="Yours"
                theirs="Theirs"
                left={isMine(field) ? 'theirs' : 'mine'}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Differences differences={differences} mine="Yours" theirs="Theirs" />
      )}
    </Dialog>
  );
}
