// What '/' offers while it is typed: the state of the menu, heard from the text and shown beside it.
import { type Editor, Extension } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import { type Action, type ActionName, actionOf } from './actions.ts';

export interface SlashCommand extends Pick<Action, 'label' | 'Icon' | 'words'> {
  id: string;
  /** The '/' and what was typed after it are gone already. */
  run: (editor: Editor) => void;
}

export interface OpenSlashMenu {
  found: SlashCommand[];
  /** Which of `found` Enter would choose. */
  at: number;
  rect: () => DOMRect | null;
  choose: (command: SlashCommand) => void;
}

const OFFERED = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'bulletList',
  'orderedList',
  'quote',
  'codeBlock',
  'insertTable',
  'rule',
] as const satisfies ActionName[];

/** Those whose name or other words hold what was typed. */
export function matchingCommands(commands: SlashCommand[], typed: string): SlashCommand[] {
  const wanted = typed.trim().toLowerCase();
  const startsFirst = (command: SlashCommand) =>
    command.label.toLowerCase().startsWith(wanted) ? 0 : 1;
  return commands
    .filter(({ label, words = '' }) => `${label} ${words}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => startsFirst(a) - startsFirst(b));
}

/** Whether `typed` can still be a name. With a space in it only the beginning of one: '/' may stand in a sentence. */
function mayBeCommand(commands: SlashCommand[], typed: string): boolean {
  const wanted = typed.toLowerCase();
  return (
    !typed.includes(' ') || commands.some(({ label }) => label.toLowerCase().startsWith(wanted))
  );
}

/** A menu outside React: `subscribe` and `current` for useSyncExternalStore, `extension` for the editor. */
export function createSlashMenu(more: SlashCommand[]) {
  const commands: SlashCommand[] = [
    ...OFFERED.map((name) => ({
      ...actionOf(name),
      id: name,
      run: (editor: Editor) => void actionOf(name).run(editor.chain().focus()).run(),
    })),
    ...more,
  ];
  let open: OpenSlashMenu | null = null;
  const listeners = new Set<() => void>();
  const set = (next: OpenSlashMenu | null) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const show = ({ items, clientRect, command }: SuggestionProps<SlashCommand>) =>
    set({ found: items, at: 0, rect: () => clientRect?.() ?? null, choose: command });

  const extension = Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<SlashCommand>({
          editor: this.editor,
          char: '/',
          allowSpaces: true,
          allow: ({ editor, state, range }) =>
            !editor.isActive('codeBlock') &&
            !editor.isActive('code') &&
            mayBeCommand(commands, state.doc.textBetween(range.from + 1, range.to)),
          items: ({ query }) => matchingCommands(commands, query),
          command: ({ editor, range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            props.run(editor);
          },
          render: () => ({
            onStart: show,
            onUpdate: show,
            onExit: () => set(null),
            onKeyDown: ({ event }) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (!open || open.found.length === 0) return false;
              if (step) {
                set({ ...open, at: (open.at + step + open.found.length) % open.found.length });
                return true;
              }
              const command = open.found[open.at];
              if ((event.key !== 'Enter' && event.key !== 'Tab') || !command) return false;
              open.choose(command);
              return true;
            },
          }),
        }),
      ];
    },
  });
  return {
    extension,
    current: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type SlashMenuStore = ReturnType<typeof createSlashMenu>;
