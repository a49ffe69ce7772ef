// The first stop of the Tab key: past the menus, to the content.

/** Stands above the page while it has the focus. `main` needs the id it points at. */
export function SkipLink({ href = '#content' }: { href?: string }) {
  return (
    <a className="skip-link" href={href}>
      Skip to content
    </a>
  );
}
