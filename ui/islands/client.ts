// The browser half of the islands, and the one script of a public page: React comes only when an island needs it.
import { watchLazyImages } from './lib/lazy-images.ts';
import { alignMediaPairs } from './lib/media-pairs.ts';
import { type IslandName, type IslandWhen, registry } from './registry.ts';
import { waitUntil } from './when.ts';

/** Hydrates `root` now. A chunk that cannot be loaded fires `preload-error` on the window (spec §7) and rethrows. */
async function hydrate(root: HTMLElement): Promise<void> {
  const name = root.dataset.island as IslandName;
  try {
    const [{ createElement }, { hydrateRoot }, component] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      registry[name](),
    ]);
    const props = JSON.parse(root.dataset.props ?? '{}');
    hydrateRoot(root, createElement(component as React.ComponentType, props), {
      identifierPrefix: root.dataset.id ?? '',
    });
    root.dataset.live = '';
  } catch (error) {
    window.dispatchEvent(new CustomEvent('preload-error', { detail: { name, error } }));
    throw error;
  }
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]'))
  waitUntil(root.dataset.when as IslandWhen, root).then((replay) => hydrate(root).then(replay));

watchLazyImages();
alignMediaPairs();
