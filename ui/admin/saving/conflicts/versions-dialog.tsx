// Two people saved the same item: both versions side by side, and the writer picks (docs/contract.md, Stale saves).
import { useState } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { RadioGroup, RadioGroupItem } from '#ui/kit/radio-group.tsx';
import { BothVersions, Differences } from './differences.tsx';
import type { Difference } from './version-differences.ts';

interface VersionsDialogProps {
  open: boolean;
  differences: Difference[];
  /** Names of the fields that the writer changed: for these 'Yours' is chosen first, for all others 'Theirs'. */
  changed: ReadonlySet<string>;
  /** The status that somebody else gave the item; null when the status has not changed. */
  newStatus: ItemStatus | null;
  onOverwrite: () => void;
  /** Called with the names of the fields that keep the values of the writer. */
  onUseRemote: (mine: string[]) => void;
  /** Called when the writer returns to the form; nothing is saved. */
  onClose: () => void;
}

const NEW_STATUS: Record<ItemStatus, string> = {
  draft: 'Unpublished by somebody else. It is not on the site.',
  scheduled: 'Scheduled by somebody else. It is not on the site yet.',
  published: 'Published by somebody else. Visitors read their version.',
};

/** When several fields differ, each has its own choice. Closing the dialog changes nothing. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { open, differences, changed, newStatus, onOverwrite, onUseRemote, onClose } = props;
  const [picked, setPicked] = useState<Record<string, string>>({});
  const isMine = ({ name }: Difference) =>
    (picked[name] ?? (changed.has(name) ? 'mine' : 'other')) === 'mine';
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
          ? 'Save yours over theirs, use theirs, or choose field by field and combine both in the form. Your version can still be restored afterwards.'
          : 'Save yours over theirs, or use theirs in the form. Your version can still be restored afterwards.'
      }
      actions={
        <>
          <Button variant={several ? 'ghost' : 'outline'} onClick={decide(() => onUseRemote([]))}>
            Use theirs
          </Button>
          <Button variant={several ? 'outline' : 'primary'} onClick={decide(onOverwrite)}>
            Overwrite with mine
          </Button>
          {several && (
            <Button
              variant="primary"
              onClick={decide(() =>
                onUseRemote(differences.filter(isMine).map(({ name }) => name)),
              )}
            >
              Combine
            </Button>
          )}
        </>
      }
    >
      {newStatus && <Alert tone="info">{NEW_STATUS[newStatus]}</Alert>}
      {several ? (
        <ul className="versions">
          {differences.map((field) => (
            <li className="versions-field" key={field.name}>
              <RadioGroup
                className="versions-choice"
                label={field.label}
                orientation="horizontal"
                value={isMine(field) ? 'mine' : 'other'}
                onValueChange={(value) =>
                  setPicked((before) => ({ ...before, [field.name]: value }))
                }
              >
                <RadioGroupItem value="mine" label="Yours" />
                <RadioGroupItem value="other" label="Theirs" />
              </RadioGroup>
              <BothVersions
                field={field}
                mine="Yours"
                other="Theirs"
                rejected={isMine(field) ? 'other' : 'mine'}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Differences differences={differences} mine="Yours" other="Theirs" />
      )}
    </Dialog>
  );
}
