// How a page comes to life: its islands, each when its moment comes, and what pages of both sides listen to.
import type { ComponentType } from 'react';
import { hideBrokenImages } from './lib/broken-images.ts';
import { catchEarlyInput } from './lib/early-input.ts';
import { watchLazyImages } from './lib/lazy-images.ts';
import { watchPlayButtons } from './lib/play-buttons.ts';
import type { IslandWhen } from './registry.ts';
import { waitUntil } from './when.ts';

type Islands = Record<string, () => Promise<unknown>>;
/** React, and what makes a root live with it. */
type LoadLive = () => Promise<typeof import('./live.ts')>;

/** Makes everything on the page live that stands in `islands`. */
export function enliven(islands: Islands, loadLive: LoadLive): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]'))
    enlivenIsland(root, islands, loadLive);
  watchLazyImages();
  hideBrokenImages();
  watchPlayButtons();
}

/** Makes `root` live when its moment comes. A chunk that cannot be loaded fires `preload-error` (spec §7) and rethrows. */
async function enlivenIsland(root: HTMLElement, islands: Islands, loadLive: LoadLive) {
  const {
    island = '',
    when,
    props = '{}',
    pictures = 'null',
    notes = '{}',
    id = '',
  } = root.dataset;
  const noteFields = catchEarlyInput(root);
  await waitUntil(when as IslandWhen, root);
  try {
    const [{ makeLive }, component] = await Promise.all([loadLive(), islands[island]?.()]);
    const handOver = noteFields();
    const onLive = () => {
      root.dataset.live = '';
      handOver();
    };
    const [given, facts, said] = [props, pictures, notes].map((json) => JSON.parse(json));
    makeLive(root, id, {
      component: component as ComponentType,
      props: given,
      pictures: facts,
      notes: said,
      onLive,
    });
  } catch (error) {
    // what was pressed meanwhile goes its way without the island
    noteFields()();
    root.dataset.failed = '';
    window.dispatchEvent(new CustomEvent('preload-error', { detail: { island, error } }));
    throw error;
  }
}
