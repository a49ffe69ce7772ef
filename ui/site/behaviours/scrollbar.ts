// The width of the scrollbar, for the styles of a page whose scrollbar an open menu or dialog hides.

/** Sets `--scrollbar`; called before a menu or dialog opens. */
export function measureScrollbar(): void {
  const { documentElement: root } = document;
  // in Safari a page that is zoomed by fingers has the smaller innerWidth
  const width = Math.max(0, innerWidth - root.clientWidth);
  root.style.setProperty('--scrollbar', `${width}px`);
}
