// The commands and the state of the menu that opens when '/' is typed.
import { type Editor, Extension } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import { localStore, storedTexts } from '#ui/kit/browser-storage.ts';
import { type Action, actionOf } from './actions.ts';

interface SlashCommand extends Pick<Action, 'label' | 'Icon' | 'keywords' | 'keys'> {
  id: string;
  /** Called after the '/' and the text behind it were removed. */
  run: (editor: Editor) => void;
}

interface OpenSlashMenu {
  /** Commands that match what was typed. */
  matches: SlashCommand[];
  /** The one of `matches` that Enter runs. */
  activeIndex: number;
  rect: () => DOMRect | null;
  choose: (command: SlashCommand) => void;
}

/** In the order of use. `image` and `video` open a tool and come from the editor. */
const ORDER = [
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'image',
  'quote',
  'callout',
  'video',
  'linkButton',
  'insertTable',
  'figureRow',
  'gallery',
  'details',
  'rule',
  'codeBlock',
  'paragraph',
  'heading1',
  'heading4',
  'heading5',
  'heading6',
] as const;

const RECENT_KEY = 'editor-recent-commands';
const RECENT_MAX = 4;

/** Ids of the commands that were used last in this browser, latest first. */
const recentIds = () => storedTexts(localStore, RECENT_KEY);

function rememberUse(id: string): void {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, RECENT_MAX);
  localStore.setItem(RECENT_KEY, JSON.stringify(ids));
}

/** The commands with the recently used ones first. */
function recentFirst(commands: SlashCommand[]): SlashCommand[] {
  const recent = recentIds().flatMap((id) => commands.filter((command) => command.id === id));
  return [...new Set([...recent, ...commands])];
}

/** The commands whose label or keywords contain what was typed. */
function matchingCommands(commands: SlashCommand[], typed: string): SlashCommand[] {
  const query = typed.trim().toLowerCase();
  const startsFirst = (command: SlashCommand) =>
    command.label.toLowerCase().startsWith(query) ? 0 : 1;
  return commands
    .filter(({ label, keywords = '' }) => `${label} ${keywords}`.toLowerCase().includes(query))
    .toSorted((a, b) => startsFirst(a) - startsFirst(b));
}

/** Whether `typed` may still become a label. Text with a space must start one: a '/' may also be part of a sentence. */
function mayBeCommand(commands: SlashCommand[], typed: string): boolean {
  const query = typed.toLowerCase();
  return (
    !typed.includes(' ') || commands.some(({ label }) => label.toLowerCase().startsWith(query))
  );
}

/** Creates the store of the menu (`subscribe` and `current`, for useSyncExternalStore) and the editor extension that fills it. */
export function createSlashMenu(extraCommands: SlashCommand[]) {
  const commands: SlashCommand[] = ORDER.flatMap((id) => {
    if (id === 'image' || id === 'video') return extraCommands.filter((extra) => extra.id === id);
    const run = (editor: Editor) => void actionOf(id).run(editor.chain().focus()).run();
    return [{ ...actionOf(id), id, run }];
  });
  let open: OpenSlashMenu | null = null;
  const listeners = new Set<() => void>();
  const set = (next: OpenSlashMenu | null) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const show = ({ items, clientRect, command }: SuggestionProps<SlashCommand>) =>
    set({ matches: items, activeIndex: 0, rect: () => clientRect?.() ?? null, choose: command });

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
          items: ({ query }) =>
            query === '' ? recentFirst(commands) : matchingCommands(commands, query),
          command: ({ editor, range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            rememberUse(props.id);
            props.run(editor);
          },
          render: () => ({
            onStart: show,
            onUpdate: show,
            onExit: () => set(null),
            onKeyDown: ({ event }) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (!open || open.matches.length === 0) return false;
              if (step) {
                const { activeIndex, matches } = open;
                set({
                  ...open,
                  activeIndex: (activeIndex + step + matches.length) % matches.length,
                });
                return true;
              }
              const command = open.matches[open.activeIndex];
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
