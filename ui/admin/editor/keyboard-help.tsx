// All keys of the editor, in one dialog.

import { KeyList } from '#ui/admin/commands/key-list.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { editorKeys } from './editor-keys.ts';

type KeyboardHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed, to give the focus back. */
  onClosed: () => void;
};

/** Lists every action that has keys. */
export function KeyboardHelp({ open, onOpenChange, onClosed }: KeyboardHelpProps) {
  return (
    <Dialog
      title="Keyboard"
      open={open}
      onOpenChange={onOpenChange}
      panelProps={{
        onCloseAutoFocus: (event) => {
          event.preventDefault();
          onClosed();
        },
      }}
    >
      <KeyList shortcuts={editorKeys} />
    </Dialog>
  );
}
