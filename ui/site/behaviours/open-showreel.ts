// Opens the showreel dialog instead of following the link to the film; its code is loaded on demand.
import { loadChunk } from '#ui/islands/load-chunk.ts';
import { isPlainClick } from '#ui/kit/plain-click.ts';

/** One listener for every `[data-opens="showreel"]`; a click with a modifier stays a click on a link. */
export function openShowreelOnClick(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens="showreel"]');
    const dialog = document.querySelector<HTMLDialogElement>('.showreel-dialog');
    if (!link || !dialog || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    try {
      const { openShowreel } = await loadChunk(() => import('./showreel.ts'));
      openShowreel(dialog, link);
    } catch (error) {
      window.dispatchEvent(new CustomEvent('preload-error', { detail: { error } }));
      location.assign(link.href);
    }
  });
}
