// One listener for all booking buttons, which are plain links until the dialog has loaded.
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { booking } from '#ui/site/contact/booking-store.ts';

const BUTTONS = '[data-opens="booking"]';

/** Opens the dialog instead of following the link. When its code fails to load, the link is followed. */
export function watchBookingButtons(): void {
  let opener: HTMLElement | null = null;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTONS);
    const root = document.querySelector('[data-island="booking"]');
    if (!button || !root || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    opener = button;
    // an open menu would cover the dialog
    button.closest<HTMLElement>('[popover]')?.hidePopover();
    // not every browser focuses a clicked link, and the dialog returns the focus to it
    button.focus({ preventScroll: true });
    booking.open();
    root.dispatchEvent(new Event('hydrate'));
  });
  addEventListener('preload-error', (event) => {
    const { island } = (event as CustomEvent<{ island: string }>).detail;
    if (island === 'booking' && opener instanceof HTMLAnchorElement) location.assign(opener.href);
  });
}
