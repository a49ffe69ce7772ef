// Two people saved the same item: both versions side by side, and the writer picks (contract §5, stale edit).
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import type { Difference } from '../lib/version-differences.ts';
import { Differences } from './differences.tsx';

interface VersionsDialogProps {
  open: boolean;
  differences: Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** The writer goes back to the form; nothing is saved. */
  onClose: () => void;
}

/** Closing it decides nothing. */
export function VersionsDialog({
  open,
  differences,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: VersionsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      title="Somebody else saved this after you opened it"
      description="Keep yours to save over what is stored, or take theirs into the form: your version can then still be brought back."
      actions={
        <>
          <Button variant="outline" onClick={() => onTakeTheirs()}>
            Take theirs
          </Button>
          <Button variant="primary" onClick={() => onKeepMine()}>
            Keep mine
          </Button>
        </>
      }
    >
      <Differences differences={differences} mine="Yours" theirs="Theirs" />
    </Dialog>
  );
}
