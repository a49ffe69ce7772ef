// The turned corner of every public page: a button that shows its dark side.

/** Hidden until `behaviours/page-corner.ts` activates it; pressed while the dark side is shown. */
export function PageCorner({ shown = false, pressed = false }) {
  return (
    <button
      type="button"
      className="page-corner"
      aria-label="Dark side of the page"
      aria-pressed={pressed}
      hidden={!shown}
    />
  );
}
