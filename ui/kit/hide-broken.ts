// Hides an image that failed to load.

/**
 * Hides `image` inside an element with `data-hide-broken="image"`, and the whole element with `data-hide-broken="frame"`.
 * Does nothing elsewhere.
 */
export function hideBroken(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const frame = image.closest<HTMLElement>('[data-hide-broken]');
  if (frame?.dataset.hideBroken === 'frame') frame.hidden = true;
  else if (frame) image.hidden = true;
}
