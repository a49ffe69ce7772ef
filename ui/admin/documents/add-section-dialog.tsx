// The dialog with the types of section that may be added to a page, each with a hint.
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import type { AddableSection } from './sections-of-page.ts';

interface AddSectionDialogProps {
  open: boolean;
  addable: readonly AddableSection[];
  onClose: () => void;
  onChoose: (type: string) => void;
}

/** Escape closes the dialog. `onChoose` is called once it has closed, and sets the focus. */
export function AddSectionDialog({ open, addable, onClose, onChoose }: AddSectionDialogProps) {
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add section"
      panelProps={{ onCloseAutoFocus }}
    >
      <ul className="add-section">
        {addable.map(({ type, label, hint }) => (
          <li key={type}>
            <button
              type="button"
              className="add-section-type"
              onClick={() => {
                afterClose(() => onChoose(type));
                onClose();
              }}
            >
              <span className="add-section-label">{label}</span>
              {hint && <span className="add-section-hint">{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
