// A command palette: finds commands and pages by typing. For islands only.
import { Command } from 'cmdk';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Search } from './icons.ts';
import { Kbd } from './kbd.tsx';
import { matchingOptions } from './matching-options.ts';
import { usePlatform } from './platform.ts';
import { ariaShortcut } from './shortcut.ts';
import { Spinner } from './spinner.tsx';

export interface PaletteCommand {
  id: string;
  label: string;
  /** A second line, e.g. the page it opens or the item it changes. */
  hint?: string;
  icon?: ReactNode;
  /** Shown and announced, e.g. 'Mod+Shift+N'; the caller listens for it. */
  shortcut?: string;
  /** Other words that find the command. */
  keywords?: readonly string[];
  disabled?: boolean;
  /** Whether the palette stays open when the command is selected, e.g. for another try. */
  keepsOpen?: boolean;
  onSelect: () => void;
}

export interface PaletteGroup {
  label: string;
  commands: readonly PaletteCommand[];
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  /** Whether more commands are being loaded. */
  loading?: boolean;
  /** Called with the typed text, e.g. to ask the server. */
  onQueryChange?: (query: string) => void;
  /** The reason why commands could not be searched, such as an ended session; shown in place of 'Nothing found'. */
  problem?: string;
  /** Whether the groups are already filtered by the typed text and must be shown unchanged. */
  filtered?: boolean;
  title?: string;
  placeholder?: string;
  theme?: 'paper' | 'light' | 'dark';
}

/** Closes, then runs the chosen command. `useShortcut` opens it with Command-K or Control-K. */
export function CommandPalette(props: CommandPaletteProps) {
  const { title = 'Commands', placeholder = 'Type a command or search' } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size="command"
      theme={props.theme}
      title={title}
      titleHidden
      panelProps={{
        onOpenAutoFocus: (event) => {
          event.preventDefault();
          field.current?.focus();
        },
      }}
    >
      <Commands {...props} field={field} title={title} placeholder={placeholder} />
    </Dialog>
  );
}

interface CommandsProps extends CommandPaletteProps {
  field: RefObject<HTMLInputElement | null>;
  title: string;
  placeholder: string;
}

/** Mounted as long as the dialog. Every opening starts with an empty field, also while the dialog still fades out. */
function Commands({ groups, loading = false, filtered = false, problem, ...props }: CommandsProps) {
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setQuery('');
  }
  const typed = query.trim();
  const found = groups
    .map(({ label, commands }) => ({
      label,
      commands: filtered ? commands : matchingOptions(commands, query),
    }))
    .filter(({ commands }) => commands.length > 0);
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Command
      className="command-palette"
      label={props.title}
      shouldFilter={false}
      loop
      vimBindings={false}
    >
      <div className="command-palette-search">
        <Search aria-hidden="true" />
        <Command.Input
          ref={props.field}
          className="command-palette-input"
          placeholder={props.placeholder}
          value={query}
          onValueChange={(text) => {
            setQuery(text);
            props.onQueryChange?.(text);
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {loading ? 'Loading...' : (problem ?? (typed && inWords(count)))}
      </p>
      <Command.List className="command-palette-list" label={props.title}>
        {found.map(({ label, commands }) => (
          <Command.Group key={label} heading={label}>
            {commands.map((command) => (
              <PaletteRow
                key={command.id}
                value={`${label}:${command.id}`}
                command={command}
                onSelect={() => {
                  if (!command.keepsOpen) props.onOpenChange(false);
                  command.onSelect();
                }}
              />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {loading && (
        <p className="command-palette-note" aria-hidden="true">
          <Spinner label="" /> Loading...
        </p>
      )}
      {!loading && problem && <p className="command-palette-note">{problem}</p>}
      {!loading && !problem && count === 0 && (
        <div className="command-palette-empty">
          <p className="command-palette-empty-title">Nothing found</p>
          <p>{typed ? `No match for “${typed}”.` : 'There are no commands here.'}</p>
        </div>
      )}
      <div className="command-palette-foot" aria-hidden="true">
        <span>
          <Kbd keys="ArrowUp" /> <Kbd keys="ArrowDown" /> to move
        </span>
        <span>
          <Kbd keys="Enter" /> to choose
        </span>
        <span>
          <Kbd keys="Escape" /> to close
        </span>
      </div>
    </Command>
  );
}

function inWords(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

interface PaletteRowProps {
  value: string;
  command: PaletteCommand;
  onSelect: () => void;
}

function PaletteRow({ value, command, onSelect }: PaletteRowProps) {
  const platform = usePlatform();
  return (
    <Command.Item
      className="option"
      value={value}
      disabled={command.disabled}
      aria-keyshortcuts={command.shortcut && ariaShortcut(command.shortcut, platform)}
      onSelect={onSelect}
    >
      {command.icon}
      <span className="option-text">
        {command.label || command.id}
        {command.hint && <span className="option-hint">{command.hint}</span>}
      </span>
      {command.shortcut && <Kbd keys={command.shortcut} aria-hidden="true" />}
    </Command.Item>
  );
}
