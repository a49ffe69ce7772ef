// Hides an image that failed to load.

/**
 * Hides `image` where something around it says `data-hide-broken="image"`, and all of that where it says `"frame"`.
 * Anywhere else it does nothing.
 */
export function hideBroken(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const frame = image.closest<HTMLElement>('[data-hide-broken]');
  if (frame?.dataset.hideBroken === 'frame') frame.hidden = true;
  else if (frame) image.hidden = true;
}
