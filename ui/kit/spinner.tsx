// A loading spinner.
import type { Ref } from 'react';

/** A turning ring of 1em in the text colour. `label` is read aloud; an empty one hides the spinner from assistive tools. */
export function Spinner({
  label = 'Loading...',
  ref,
}: {
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}) {
  return label === '' ? (
    <span className="spinner" aria-hidden="true" ref={ref} />
  ) : (
    <span className="spinner" role="status" aria-label={label} ref={ref} />
  );
}
