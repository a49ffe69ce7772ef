// What has to happen in the browser before a story is examined or its picture taken, so that it is the same each time.

/**
 * Brings the story to rest: fonts and all images are here, also those far down, the page is at its top, toasts stay.
 * Runs in the page.
 */
export async function settle(): Promise<void> {
  // Radix keeps a toast for as long as the window is not looked at.
  if (document.querySelector('.toast')) dispatchEvent(new Event('blur'));
  // The site shows every lazy image to a printer.
  dispatchEvent(new Event('beforeprint'));
  scrollTo(0, 0);
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise(requestAnimationFrame);
}
