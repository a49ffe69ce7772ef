// The invalid fields of a form, as buttons that lead to them: shown in the save bar, which is always in sight.
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { CircleAlert } from '#ui/kit/icons.ts';
import { reveal } from './reveal.ts';
import { useInvalidFields } from './use-invalid-fields.ts';

/**
 * Stands inside react-hook-form's `FormProvider` and a form; hidden while all fields are valid. When a save finds invalid
 * fields, the folded parts around them open, and the first one gets the focus unless another of them has it.
 */
export function ErrorSummary() {
  const { submitCount } = useFormState();
  const root = useRef<HTMLDivElement>(null);
  const fields = useInvalidFields(root);
  const shownFor = useRef(0);
  useEffect(() => {
    const [first] = fields;
    if (!first || shownFor.current === submitCount) return;
    shownFor.current = submitCount;
    for (const { element } of fields) reveal(element);
    if (!fields.some(({ element }) => element === document.activeElement))
      requestAnimationFrame(() => first.element.focus());
  }, [fields, submitCount]);

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
