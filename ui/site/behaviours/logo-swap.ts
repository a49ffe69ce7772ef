// The header rolls between the logo and the partner badge (docs/contract.md, Home).
import { LOGO_SWAP_MS } from '#db/limits.ts';
import { interval } from './interval.ts';
import type { WatchMotion } from './motion.ts';

/** Turns `data-face` of `header` over and back. */
export function swapLogo(header: HTMLElement, watchMotion: WatchMotion): void {
  watchMotion(
    interval(LOGO_SWAP_MS, () => {
      header.dataset.face = header.dataset.face === 'badge' ? 'logo' : 'badge';
    }),
  );
}
