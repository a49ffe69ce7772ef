// Brings a story to a stable state before it is examined or captured, so that results are the same each time.

/**
 * Waits for the fonts and for all images, also those below the first view; scrolls to the top; stops toasts from closing.
 * Runs in the page.
 */
export async function settle(): Promise<void> {
  // Radix pauses the timers of toasts while the window has no focus.
  if (document.querySelector('.toast')) dispatchEvent(new Event('blur'));
  // The site loads every lazy image before printing.
  dispatchEvent(new Event('beforeprint'));
  scrollTo(0, 0);
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  const loading = [...document.images].filter((image) => !image.complete);
  await Promise.all(
    loading.map((image) => {
      const { promise, resolve } = Promise.withResolvers();
      image.addEventListener('load', resolve);
      image.addEventListener('error', resolve);
      return promise;
    }),
  );
  await new Promise(requestAnimationFrame);
}
