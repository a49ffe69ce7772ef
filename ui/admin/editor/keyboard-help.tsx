// The dialog that lists the editor's shortcuts.
import { KeyList } from '#ui/admin/commands/key-list.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { editorShortcuts } from './editor-shortcuts.ts';

type KeyboardHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the dialog has closed, to restore the focus. */
  onClosed: () => void;
};

/** Lists all shortcuts of the editor. */
export function KeyboardHelp({ open, onOpenChange, onClosed }: KeyboardHelpProps) {
  return (
    <Dialog
      title="Editor shortcuts"
      open={open}
      onOpenChange={onOpenChange}
      panelProps={{
        onCloseAutoFocus: (event) => {
          event.preventDefault();
          onClosed();
        },
      }}
    >
      <KeyList shortcuts={editorShortcuts} />
    </Dialog>
  );
}
