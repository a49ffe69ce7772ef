// Hydrates the islands of a page, each at its trigger, and starts the behaviours that both programs share.
import type { ComponentType, ReactNode } from 'react';
import { hideBrokenImages } from './broken-images.ts';
import { catchEarlyInput } from './early-input.ts';
import { watchLazyImages } from './lazy-images.ts';
import { loadChunk } from './load-chunk.ts';
import { watchPlayButtons } from './play-buttons.ts';
import type { IslandWhen } from './registry.ts';
import { waitForTrigger } from './triggers.ts';

type Islands = Record<string, () => Promise<unknown>>;
/** Loads React and the function that hydrates. */
type LoadHydrator = () => Promise<typeof import('./hydrate.ts')>;

/**
 * Hydrates every island on the page that is in `islands`. In place of one that throws later there is `fallback`, or the HTML that
 * the server sent, which works without script.
 */
export function hydrateIslands(
  islands: Islands,
  loadHydrator: LoadHydrator,
  fallback?: ReactNode,
): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]'))
    hydrateIsland(root, islands, loadHydrator, fallback);
  watchLazyImages();
  hideBrokenImages();
  watchPlayButtons();
}

/** Hydrates `root` at its trigger. A chunk that cannot be loaded fires `preload-error` and rethrows. */
async function hydrateIsland(
  root: HTMLElement,
  islands: Islands,
  loadHydrator: LoadHydrator,
  fallback: ReactNode,
) {
  const { island = '', when, id = '' } = root.dataset;
  const noteFields = catchEarlyInput(root);
  await waitForTrigger(when as IslandWhen, root);
  try {
    const [{ hydrateElement }, component] = await loadChunk(() =>
      Promise.all([loadHydrator(), islands[island]?.()]),
    );
    const handOver = noteFields();
    const onHydrated = () => {
      root.dataset.hydrated = '';
      handOver();
    };
    hydrateElement(root, id, {
      ...JSON.parse(root.nextElementSibling?.textContent ?? ''),
      component: component as ComponentType,
      slotHtml: root.querySelector('[data-slot]')?.innerHTML,
      onHydrated,
      fallback,
      onFailed: () => {
        root.dataset.failed = '';
      },
    });
  } catch (error) {
    // replays the recorded input on the HTML, which stays without its island
    noteFields()();
    root.dataset.failed = '';
    window.dispatchEvent(new CustomEvent('preload-error', { detail: { island, error } }));
    throw error;
  }
}
