// A menu of the toolbar: a choice between styles, or a list of actions.
import type { Editor } from '@tiptap/core';
import {
  type ActionName,
  type ActionState,
  actionOf,
  runAction,
} from '#ui/admin/editor/actions.ts';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '#ui/kit/dropdown-menu.tsx';
import { Tool } from './tool.tsx';

type ToolMenuProps = {
  editor: Editor;
  label: string;
  /** The content of the button: an icon, or the current choice. */
  face: { Icon: React.ComponentProps<typeof Tool>['Icon'] } | { text: string };
  names: readonly ActionName[];
  states: Record<string, ActionState>;
  /** Whether the menu is a radio group: one of `names` is on. */
  choice?: boolean;
};

/** Choosing an item moves the focus into the text; Escape returns it to the button. */
export function ToolMenu({ editor, label, face, names, states, choice = false }: ToolMenuProps) {
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  const choose = (name: string) => {
    afterClose(() => editor.commands.focus());
    runAction(editor, name as ActionName);
  };
  const on = names.find((name) => states[name]?.on) ?? '';
  return (
    <DropdownMenu
      trigger={<Tool label={'text' in face ? `${label}: ${face.text}` : label} opens {...face} />}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {choice ? (
        <DropdownMenuRadioGroup label={label} value={on} onValueChange={choose}>
          {names.map((name) => (
            <DropdownMenuRadioItem key={name} value={name} onSelect={() => choose(name)}>
              {actionOf(name).label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      ) : (
        names.map((name) => {
          const { label: itemLabel, Icon, keys } = actionOf(name);
          return (
            <DropdownMenuItem
              key={name}
              icon={Icon && <Icon aria-hidden="true" />}
              shortcut={keys}
              disabled={!states[name]?.can}
              tone={name.startsWith('delete') ? 'destructive' : 'default'}
              onSelect={() => choose(name)}
            >
              {itemLabel}
            </DropdownMenuItem>
          );
        })
      )}
    </DropdownMenu>
  );
}
