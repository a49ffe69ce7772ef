// One choice from a list too long to look through: type to find it, or to add what is missing. For islands only.
import * as RadixPopover from '@radix-ui/react-popover';
import { Command } from 'cmdk';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useIsInsideDialog } from './dialog-root.ts';
import { Check, ChevronDown, Plus, Search } from './icons.ts';
import { matchingOptions, sameText } from './matching-options.ts';
import { useSectionTheme } from './section-theme.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other words by which it is found. */
  keywords?: readonly string[];
  disabled?: boolean;
}

type ComboboxProps = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'role'
> & {
  options: readonly ComboboxOption[];
  value?: string;
  onValueChange?: (value: string) => void;
  /** Said while nothing is chosen. */
  placeholder?: string;
  /** Names the field in which to type, and stands in it. */
  searchLabel?: string;
  /** Offered when the typed text is no option yet; gets the text. */
  onCreate?: (text: string) => void;
};

/** The most rows drawn at once; typing more narrows the rest down. */
const ROWS_MAX = 100;

/** Looks like a `Select`; put it in a `Field` for its label. With `name` it is sent with its form. The rest goes to the button. */
export function Combobox({
  options,
  value = '',
  onValueChange,
  placeholder = 'Choose...',
  searchLabel = 'Search',
  onCreate,
  name,
  form,
  className,
  ...rest
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const themed = useSectionTheme(trigger);
  const insideDialog = useIsInsideDialog();
  const panelId = useId();
  const chosen = options.find((option) => option.value === value);
  const finish = (act: () => void) => {
    act();
    setOpen(false);
  };
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen} modal={insideDialog}>
      <RadixPopover.Trigger asChild ref={trigger}>
        <button
          type="button"
          className={['input select', className].filter(Boolean).join(' ')}
          role="combobox"
          aria-controls={panelId}
          aria-expanded={open}
          data-placeholder={chosen || value ? undefined : ''}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpen(true);
          }}
          {...rest}
        >
          <span className="select-value">{chosen?.label || value || placeholder}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      </RadixPopover.Trigger>
      {name && <input type="hidden" name={name} form={form} value={value} />}
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={themed}
          id={panelId}
          className="presence floating combobox"
          aria-label={searchLabel}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Options
            options={options}
            value={value}
            searchLabel={searchLabel}
            onChoose={(option) => finish(() => onValueChange?.(option.value))}
            onCreate={onCreate && ((text) => finish(() => onCreate(text)))}
          />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

interface OptionsProps {
  options: readonly ComboboxOption[];
  value: string;
  searchLabel: string;
  onChoose: (option: ComboboxOption) => void;
  onCreate?: (text: string) => void;
}

/** Lives as long as the panel, so that every opening starts with an empty field. */
function Options({ options, value, searchLabel, onChoose, onCreate }: OptionsProps) {
  const [query, setQuery] = useState('');
  const found = matchingOptions(options, query);
  const shown = found.slice(0, ROWS_MAX);
  const text = query.trim();
  const isNew = text !== '' && !options.some((option) => sameText(option.label, text));
  return (
    <Command
      className="combobox-command"
      label={searchLabel}
      shouldFilter={false}
      defaultValue={value && `option:${value}`}
      loop
      vimBindings={false}
    >
      <div className="combobox-search">
        <Search aria-hidden="true" />
        <Command.Input
          className="combobox-input"
          placeholder={searchLabel}
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <p className="visually-hidden" role="status">
        {query && `${found.length} ${found.length === 1 ? 'result' : 'results'}`}
      </p>
      <Command.List className="combobox-list" label={searchLabel}>
        {shown.map((option) => (
          <Command.Item
            className="option"
            key={option.value}
            value={`option:${option.value}`}
            disabled={option.disabled}
            onSelect={() => onChoose(option)}
          >
            <span className="option-text">{option.label || option.value}</span>
            <span className="option-mark">
              {option.value === value && <Check aria-label="Chosen" />}
            </span>
          </Command.Item>
        ))}
        {onCreate && isNew && (
          <Command.Item className="option" value="create" onSelect={() => onCreate(text)}>
            <Plus aria-hidden="true" />
            <span className="option-text">Create “{text}”</span>
          </Command.Item>
        )}
      </Command.List>
      {found.length > shown.length && (
        <p className="combobox-note">
          The first {shown.length} of {found.length}. Type to find the others.
        </p>
      )}
      {found.length === 0 && !(onCreate && isNew) && (
        <p className="combobox-note">
          {text ? `Nothing matches “${text}”.` : 'There is nothing to choose from.'}
        </p>
      )}
    </Command>
  );
}
