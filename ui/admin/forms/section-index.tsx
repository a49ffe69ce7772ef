// The index of a long form: links to its sections, with the active one, what is filled in, and the errors.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { keepOneTabStop, moveThrough } from '#ui/admin/shell/roving-focus.ts';
import { Check, Search } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { matchingOptions } from '#ui/kit/matching-options.ts';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import type { SectionState } from './case-study/case-study-sections.ts';
import { reveal } from './reveal.ts';
import { useActiveSection } from './use-active-section.ts';
import { useInvalidFields } from './use-invalid-fields.ts';
import { useSettledValues } from './use-settled-values.ts';

interface SectionIndexProps<Values extends FieldValues> {
  /** `id` is that of the section's element. Must be a stable list. */
  sections: readonly { id: string; short: string }[];
  statesOf: (values: Values) => Record<string, SectionState>;
  /** The label of the index, where its links do not lead to sections. */
  label?: string;
  /** The label of a search field, for an index with many links. The links are then one tab stop. */
  find?: string;
}

/** The element of a section that takes the focus: the button that opens it, else its first field. */
const FIRST_CONTROL = 'button[aria-expanded], input, textarea, select';

/** Stands inside react-hook-form's `FormProvider` and the form; sticks to the top of the window. */
export function SectionIndex<Values extends FieldValues>({
  sections,
  statesOf,
  label = 'Sections',
  find,
}: SectionIndexProps<Values>) {
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useState('');
  const active = useActiveSection(sections);
  const states = useSettledValues(statesOf);
  const invalid = useInvalidFields(root);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query shows other links
  useEffect(() => {
    const link = root.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    const strip = list.current;
    if (link && strip)
      strip.scrollTo({
        left: link.offsetLeft - strip.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2,
      });
  }, [active, query]);
  const isNarrowed = find !== undefined;
  useEffect(() => (isNarrowed ? keepOneTabStop(list.current) : undefined), [isNarrowed]);
  const field = () => root.current?.querySelector('input');
  const shown = isNarrowed
    ? matchingOptions(
        sections.map((each) => ({ ...each, label: each.short })),
        query,
      )
    : sections;
  return (
    <nav className="section-index" aria-label={label} ref={root}>
      {isNarrowed && (
        <FindSection
          label={find}
          query={query}
          found={shown.length}
          onQuery={setQuery}
          onFirst={() => list.current?.querySelector('a')?.click()}
          onInto={() => list.current?.querySelector('a')?.focus()}
        />
      )}
      <ol
        className="section-index-list"
        ref={list}
        onKeyDown={
          isNarrowed
            ? (event) => moveThrough(event, list.current, () => field()?.focus())
            : undefined
        }
      >
        {shown.map(({ id, short }) => (
          <li key={id}>
            <a
              className="section-index-link"
              data-tool=""
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              onClick={(event) => {
                const section = document.getElementById(id);
                if (!section || !isPlainClick(event)) return;
                event.preventDefault();
                reveal(section);
                section.querySelector<HTMLElement>(FIRST_CONTROL)?.focus({ preventScroll: true });
                // after the focus has left the index, so that the section stays clear of the index
                section.scrollIntoView({ block: 'start' });
              }}
            >
              <span className="section-index-name">{short}</span>
              <State
                state={states[id]}
                errors={invalid.filter(({ element }) => element.closest(`#${id}`)).length}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FindSectionProps {
  label: string;
  query: string;
  found: number;
  onQuery: (query: string) => void;
  /** Follows the first link. */
  onFirst: () => void;
  /** Moves the focus to the first link. */
  onInto: () => void;
}

/** Enter follows the first link found, the down arrow moves the focus to it, Escape shows all links again. */
function FindSection({ label, query, found, onQuery, onFirst, onInto }: FindSectionProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onFirst();
    else if (event.key === 'ArrowDown') onInto();
    else if (event.key === 'Escape' && query !== '') onQuery('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="section-index-find">
      <Search aria-hidden="true" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={found === 0 ? 'section-index-none' : 'visually-hidden'} role="status">
        {query === '' ? '' : found === 0 ? 'No matches' : `${found} found`}
      </span>
    </div>
  );
}

function State({ state, errors }: { state: SectionState | undefined; errors: number }) {
  if (errors > 0)
    return (
      <span className="section-index-state" data-tone="error">
        <span aria-hidden="true">{errors}</span>
        <span className="visually-hidden"> {errors} to fix</span>
      </span>
    );
  if (!state || state.filled === 0) return null;
  const { filled, total } = state;
  if (filled === total)
    return (
      <span className="section-index-state" data-tone="filled">
        <Check aria-hidden="true" />
        <span className="visually-hidden"> filled in</span>
      </span>
    );
  return (
    <span className="section-index-state">
      <span aria-hidden="true">{total === null ? filled : `${filled}/${total}`}</span>
      <span className="visually-hidden">
        {total === null ? ` ${filled}` : ` ${filled} of ${total} filled in`}
      </span>
    </span>
  );
}
