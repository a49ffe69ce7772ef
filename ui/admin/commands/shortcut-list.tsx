// Every key of the back office in one dialog, and the switch for those that work alone.
import { useState } from 'react';
import { editorShortcuts } from '#ui/admin/editor/editor-shortcuts.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Switch } from '#ui/kit/switch.tsx';
import { KeyList } from './key-list.tsx';
import { officeShortcuts } from './shortcuts.ts';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

const GROUPS = [...officeShortcuts, { label: 'While writing text', shortcuts: editorShortcuts }];

interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed, to give the focus back. */
  onClosed: () => void;
}

/** Opened by `?` or its button. */
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

/** Lives as long as the dialog is open. */
function SingleKeys() {
  const [on, setOn] = useState(hasSingleKeys);
  return (
    <Switch
      label="Open this list with the ? key alone"
      hint="For this browser. Turn it off if you press keys by voice or by accident."
      checked={on}
      onCheckedChange={(checked) => {
        setSingleKeys(checked);
        setOn(checked);
      }}
    />
  );
}
