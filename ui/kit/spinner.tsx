// A loading spinner.

/** A turning ring of 1em in the text colour. `label` is read aloud; an empty one hides the spinner from assistive tools. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return label === '' ? (
    <span className="spinner" aria-hidden="true" />
  ) : (
    <span className="spinner" role="status" aria-label={label} />
  );
}
