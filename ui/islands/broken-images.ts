// Hides images that failed to load, in the frames that ask for it.
import { hideBroken } from '#ui/kit/hide-broken.ts';

/** Hides failed images inside `[data-hide-broken]`, including those that failed before this script ran. */
export function hideBrokenImages(): void {
  // Errors of images do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => hideBroken(target), { capture: true });
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-hide-broken] img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') hideBroken(image);
}
