// The browser half of the islands, and the one script of a public page: React comes only when an island needs it.
import type { ComponentType } from 'react';
import { afterFirstFrame } from './lib/after-first-frame.ts';
import { watchBookingButtons } from './lib/booking-buttons.ts';
import { hideBrokenImages } from './lib/broken-images.ts';
import { declareCookies } from './lib/cookie-declaration.ts';
import { watchNumerals } from './lib/count-up.ts';
import { markCurrentAnchor } from './lib/current-anchor.ts';
import { catchEarlyInput } from './lib/early-input.ts';
import { watchEmbeddedForms } from './lib/embedded-forms.ts';
import { scrollToHash } from './lib/hash-scroll.ts';
import { moveHeader } from './lib/header.ts';
import { watchLazyImages } from './lib/lazy-images.ts';
import { alignMediaPairs } from './lib/media-pairs.ts';
import { tendMobileMenu } from './lib/mobile-menu.ts';
import { watchNativeForms } from './lib/native-forms.ts';
import { openShowreelOnClick } from './lib/open-showreel.ts';
import { watchPlayButtons } from './lib/play-buttons.ts';
import { revealWhenSeen } from './lib/reveal.ts';
import { type IslandName, type IslandWhen, registry } from './registry.ts';
import { waitUntil } from './when.ts';

/** Makes `root` live when its moment comes. A chunk that cannot be loaded fires `preload-error` (spec §7) and rethrows. */
async function enliven(root: HTMLElement): Promise<void> {
  const { island, when, props = '{}', pictures = 'null', notes = '{}', id = '' } = root.dataset;
  const noteFields = catchEarlyInput(root);
  await waitUntil(when as IslandWhen, root);
  try {
    const [{ createElement }, { hydrateRoot }, { Live }, component] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      import('./live.ts'),
      registry[island as IslandName]() as Promise<ComponentType>,
    ]);
    const handOver = noteFields();
    const onLive = () => {
      root.dataset.live = '';
      handOver();
    };
    const [given, facts, said] = [props, pictures, notes].map((json) => JSON.parse(json));
    const live = { component, props: given, pictures: facts, notes: said, onLive };
    hydrateRoot(root, createElement(Live, live), { identifierPrefix: id });
  } catch (error) {
    // what was pressed meanwhile goes its way without the island
    noteFields()();
    root.dataset.failed = '';
    window.dispatchEvent(new CustomEvent('preload-error', { detail: { island, error } }));
    throw error;
  }
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) enliven(root);

watchLazyImages();
hideBrokenImages();
watchPlayButtons();
watchBookingButtons();
watchNativeForms();
watchEmbeddedForms();
declareCookies();
tendMobileMenu();
openShowreelOnClick();
scrollToHash();
afterFirstFrame([moveHeader, revealWhenSeen, watchNumerals, alignMediaPairs, markCurrentAnchor]);

const office = document.querySelector<HTMLElement>('[data-island="admin-commands"]');
if (office) import('./lib/desk.ts').then(({ tendDesk }) => tendDesk(office));

if (document.getElementById('hero-section'))
  import('./lib/home-page.ts').then(({ enlivenHome }) => enlivenHome());
