// The dialog with all admin shortcuts, and the switch for single-key shortcuts.
import { useState } from 'react';
import { editorShortcuts } from '#ui/admin/editor/editor-shortcuts.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Switch } from '#ui/kit/switch.tsx';
import { adminShortcuts } from './admin-shortcuts.ts';
import { KeyList } from './key-list.tsx';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

const GROUPS = [...adminShortcuts, { label: 'Rich text', shortcuts: editorShortcuts }];

interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the dialog has closed, to restore the focus. */
  onClosed: () => void;
}

/** Opened by `?` or its button in the admin shell. */
export function ShortcutList({ open, onOpenChange, onClosed }: ShortcutListProps) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      panelProps={{
        onCloseAutoFocus: (event) => {
          event.preventDefault();
          onClosed();
        },
      }}
    >
      <div className="shortcut-list">
        {GROUPS.map(({ label, shortcuts }) => (
          <section key={label}>
            <h3 className="shortcut-list-title">{label}</h3>
            <KeyList shortcuts={shortcuts} />
          </section>
        ))}
        <SingleKeys />
      </div>
    </Dialog>
  );
}

/** Mounted only while the dialog is open, so that it reads the stored setting each time. */
function SingleKeys() {
  const [on, setOn] = useState(hasSingleKeys);
  return (
    <Switch
      label="Single-key shortcuts, such as ? and J"
      hint="Applies to this browser. Turn it off if voice control or stray keys trigger shortcuts."
      checked={on}
      onCheckedChange={(checked) => {
        setSingleKeys(checked);
        setOn(checked);
      }}
    />
  );
}
