// The skip link to the content, the first tab stop.

/** Stands above the page while it has the focus. `main` needs the id it points at. */
export function SkipLink({ href = '#content' }: { href?: string }) {
  return (
    <a className="skip-link" href={href}>
      Skip to content
    </a>
  );
}
