// All fields of a form that are wrong, as links: shown in the save bar, where it can be seen from anywhere.
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { CircleAlert } from '#ui/kit/icons.ts';
import { invalidFields } from './invalid-fields.ts';
import { reveal } from './reveal.ts';

/**
 * Stands inside react-hook-form's `FormProvider` and a form; nothing while nothing is wrong. A field in a folded part is
 * shown when a save finds it wrong.
 */
export function ErrorSummary() {
  const { submitCount } = useFormState();
  const root = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<ReturnType<typeof invalidFields>>([]);
  // errors appear in the page after this renders, and react-hook-form changes the same object
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const read = () =>
      setFields((before) => {
        const found = invalidFields(form);
        const isSame =
          found.length === before.length &&
          found.every(({ element }, at) => element === before[at]?.element);
        return isSame ? before : found;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save that found something
  useEffect(() => {
    for (const { element } of fields) reveal(element);
    const [first] = fields;
    if (first && !fields.some(({ element }) => element === document.activeElement))
      requestAnimationFrame(() => first.element.focus());
  }, [submitCount]);

  return (
    <div className="error-summary" ref={root} hidden={fields.length === 0}>
      <p className="error-summary-title">
        <CircleAlert aria-hidden="true" />
        {fields.length === 1 ? 'Fix 1 field' : `Fix ${fields.length} fields`}
      </p>
      <ul className="error-summary-fields" aria-label="Fields to fix">
        {fields.map(({ label, element }) => (
          <li key={element.id}>
            <button
              type="button"
              className="error-summary-field"
              onClick={() => {
                reveal(element);
                requestAnimationFrame(() => {
                  element.focus({ preventScroll: true });
                  element.scrollIntoView({ block: 'center' });
                });
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
