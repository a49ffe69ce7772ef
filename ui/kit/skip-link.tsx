// The skip link to the content, the first tab stop.

/** Stands above the page while it has the focus. `main` has the id `content`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  );
}
