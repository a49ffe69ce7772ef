// The mobile menu: the popover takes and traps the focus, and closes after a link is followed.
import { measureScrollbar } from './scrollbar.ts';

/** Watches the mobile menu of the page, if it has one. */
export function initMobileMenu(): void {
  const panel = document.querySelector<HTMLElement>('.mobile-menu-panel');
  if (!panel) return;
  const opener = document.querySelector(`[popovertarget=${panel.id}]`);
  // not every browser tells assistive technology that a popover is open
  const tell = (isOpen: boolean) => opener?.setAttribute('aria-expanded', String(isOpen));
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  panel.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') measureScrollbar();
  });
  const follow = () => {
    const isOpen = panel.matches(':popover-open');
    tell(isOpen);
    if (isOpen) stops[0]?.focus();
  };
  panel.addEventListener('toggle', follow);
  // it may have been opened before this script had loaded
  follow();
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  });
  const close = () => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  // the page may be restored from the back/forward cache, or become wide enough for the other menu
  addEventListener('pagehide', close);
  for (const width of ['64rem', '80rem'])
    matchMedia(`(width >= ${width})`).addEventListener('change', close);
}
