// Pages without an island have nobody to notice that an image failed: this does, for the frames that ask for it.
import { hideBroken } from '#ui/kit/hide-broken.ts';

/** Hides what cannot be had inside `[data-hide-broken]`, what failed before this script came included. */
export function hideBrokenImages(): void {
  // Errors of images do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => hideBroken(target), { capture: true });
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-hide-broken] img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') hideBroken(image);
}
