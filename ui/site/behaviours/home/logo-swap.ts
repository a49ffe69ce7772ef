// The header rolls between the logo and the partner badge (docs/contract.md, Home).
import { LOGO_SWAP_MS } from '#db/limits.ts';
import { interval } from '../interval.ts';
import type { ObserveMotion } from './motion.ts';

/** Turns `data-face` of `header` over and back. */
export function initLogoSwap(header: HTMLElement, watchMotion: ObserveMotion): void {
  watchMotion(
    interval(LOGO_SWAP_MS, () => {
      header.dataset.face = header.dataset.face === 'badge' ? 'logo' : 'badge';
    }),
  );
}
