// A text field that suggests pages, case studies, partners and so on while somebody types.
import { type KeyboardEvent, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FoundPage } from '#ui/admin/editor/link/find-pages.ts';
import { PageOptions } from '#ui/admin/editor/link/page-options.tsx';
import { useFoundPages } from '#ui/admin/editor/link/use-found-pages.ts';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';

interface SearchFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  optional?: boolean;
  /** The label of the list of options: 'Pages of this site'. */
  optionsLabel: string;
  /** Rejects when the search fails. Must be a stable function. */
  find: (search: string, signal: AbortSignal) => Promise<FoundPage[]>;
  /** Completes the typed text when the field loses the focus. */
  completed?: (typed: string) => string;
}

/** Arrow keys move through the options, Enter chooses, Escape closes the list. Stands inside react-hook-form's `FormProvider`. */
export function SearchField({
  name,
  label,
  hint,
  placeholder,
  optional,
  optionsLabel,
  find,
  completed = (typed) => typed,
}: SearchFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const options = useFoundPages(typed, find);
  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const choose = (address: string) => {
    field.onChange(address);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    const next = { ArrowDown: active + 1, ArrowUp: Math.max(active, 0) - 1 }[event.key];
    const chosen = options[active];
    if (next !== undefined) setActive((next + options.length) % options.length);
    else if (event.key === 'Enter' && chosen) choose(chosen.address);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="document-search">
      <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
        <Input
          {...field}
          id={id}
          spellCheck={false}
          autoComplete="off"
          placeholder={placeholder}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-pages`}
          aria-activedescendant={options[active] && `${id}-page-${active}`}
          onChange={(event) => {
            field.onChange(event.target.value);
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            const next = completed(String(field.value ?? ''));
            if (next !== field.value) field.onChange(next);
            close();
            field.onBlur();
          }}
        />
      </Field>
      <PageOptions id={id} label={optionsLabel} pages={options} active={active} onChoose={choose} />
    </div>
  );
}
