// The index of a long form: where one is, what is filled in, what is wrong, and the way there.
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Check } from '#ui/kit/icons.ts';
import type { SectionState } from './case-study-sections.ts';
import { reveal } from './reveal.ts';
import { useActiveSection } from './use-active-section.ts';
import { useInvalidFields } from './use-invalid-fields.ts';

/** The pause in typing after which sections are counted again. */
const DEBOUNCE_MS = 400;

interface SectionIndexProps<Values extends FieldValues> {
  /** `id` is that of the section's element, which must stay the same list. */
  sections: readonly { id: string; short: string }[];
  statesOf: (values: Values) => Record<string, SectionState>;
}

/** Stands inside react-hook-form's `FormProvider` and the form; sticks to the top of the window. */
export function SectionIndex<Values extends FieldValues>({
  sections,
  statesOf,
}: SectionIndexProps<Values>) {
  const root = useRef<HTMLElement>(null);
  const active = useActiveSection(sections);
  const states = useSectionStates(statesOf);
  const invalid = useInvalidFields(root);
  useEffect(() => {
    const link = root.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    const { current: nav } = root;
    if (link && nav)
      nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 });
  }, [active]);
  return (
    <nav className="section-index" aria-label="Sections" ref={root}>
      <ol className="section-index-list">
        {sections.map(({ id, short }) => (
          <li key={id}>
            <a
              className="section-index-link"
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              onClick={(event) => {
                const section = document.getElementById(id);
                if (!section || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                reveal(section);
                section.scrollIntoView({ block: 'start' });
                section.querySelector('button')?.focus({ preventScroll: true });
              }}
            >
              {short}
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

function State({ state, errors }: { state: SectionState | undefined; errors: number }) {
  if (errors > 0)
    return (
      <span className="section-index-state" data-tone="error">
        <span aria-hidden="true">{errors}</span>
        <span className="visually-hidden">, {errors} to fix</span>
      </span>
    );
  if (!state || state.filled === 0) return null;
  const { filled, total } = state;
  if (filled === total)
    return (
      <span className="section-index-state" data-tone="filled">
        <Check aria-hidden="true" />
        <span className="visually-hidden">, filled in</span>
      </span>
    );
  return (
    <span className="section-index-state">
      <span aria-hidden="true">{total === null ? filled : `${filled}/${total}`}</span>
      <span className="visually-hidden">
        , {total === null ? filled : `${filled} of ${total} filled in`}
      </span>
    </span>
  );
}

/** Counted in pauses only: drawing the index with each key would make typing slow. */
function useSectionStates<Values extends FieldValues>(
  statesOf: (values: Values) => Record<string, SectionState>,
) {
  const { subscribe, getValues } = useFormContext<Values>();
  const [states, setStates] = useState(() => statesOf(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setStates(statesOf(getValues())), DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues, statesOf]);
  return states;
}
