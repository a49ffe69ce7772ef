// A command palette: finds commands and pages by typing. For islands only.
import { Command } from 'cmdk';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Search } from './icons.ts';
import { Kbd } from './kbd.tsx';
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
  /** The commands that match the typed text. */
  groups: readonly PaletteGroup[];
  /** Whether more commands are being loaded. */
  loading: boolean;
  /** Called with the typed text, to filter the groups and ask the server. */
  onQueryChange: (query: string) => void;
  /** The reason why commands could not be searched, such as an ended session; shown in place of 'Nothing found'. */
  problem?: string;
}

const TITLE = 'Search or jump to';

/** Closes, then runs the chosen command. `useShortcut` opens it with Command-K or Control-K. */
export function CommandPalette(props: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size="command"
      title={TITLE}
      titleHidden
      panelProps={{
        onOpenAutoFocus: (event) => {
          event.preventDefault();
          field.current?.focus();
        },
      }}
    >
      <Commands {...props} field={field} />
    </Dialog>
  );
}

interface CommandsProps extends CommandPaletteProps {
  field: RefObject<HTMLInputElement | null>;
}

/** Mounted as long as the dialog. Every opening starts with an empty field, also while the dialog still fades out. */
function Commands({ groups, loading, problem, ...props }: CommandsProps) {
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setQuery('');
  }
  const typed = query.trim();
  const found = groups.filter(({ commands }) => commands.length > 0);
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Command
      className="command-palette"
      label={TITLE}
      shouldFilter={false}
      loop
      vimBindings={false}
    >
      <div className="command-palette-search">
        <Search aria-hidden="true" />
        <Command.Input
          ref={props.field}
          className="command-palette-input"
          placeholder={`${TITLE}…`}
          value={query}
          onValueChange={(text) => {
            setQuery(text);
            props.onQueryChange(text);
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {loading ? 'Loading...' : (problem ?? (typed && inWords(count)))}
      </p>
      <Command.List className="command-palette-list" label={TITLE}>
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
          <p>{`No match for “${typed}”.`}</p>
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
