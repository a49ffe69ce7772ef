// All keys of the editor, in one dialog.
import { Dialog } from '#ui/kit/dialog.tsx';
import { Kbd } from '#ui/kit/kbd.tsx';
import { type Action, actions } from './actions.ts';

const MORE: Pick<Action, 'label' | 'keys'>[] = [
  { label: 'Link', keys: 'Mod+K' },
  { label: 'Insert menu', keys: '/' },
  { label: 'To the toolbar', keys: 'Alt+F10' },
  { label: 'Back to the text', keys: 'Escape' },
  { label: 'Line break', keys: 'Shift+Enter' },
  { label: 'This list', keys: 'Mod+/' },
];

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
      <dl className="editor-keys">
        {[...MORE, ...Object.values<Action>(actions)].map(
          ({ label, keys }) =>
            keys && (
              <div key={label} className="editor-keys-row">
                <dt>{label}</dt>
                <dd>
                  <Kbd keys={keys} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
