// The index of a long form: where one is, what is filled in, what is wrong, and the way there.
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Check } from '#ui/kit/icons.ts';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import type { SectionState } from './case-study/case-study-sections.ts';
import { reveal } from './reveal.ts';
import { useActiveSection } from './use-active-section.ts';
import { useInvalidFields } from './use-invalid-fields.ts';
import { useSettledValues } from './use-settled-values.ts';

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
  const states = useSettledValues(statesOf);
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
                if (!section || !isPlainClick(event)) return;
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
