// The one script of a public page: React comes only when an island needs it.
import { hydrateIslands } from '#ui/islands/hydrate-islands.ts';
import { loadChunk } from '#ui/islands/load-chunk.ts';
import { afterFirstFrame } from './behaviours/after-first-frame.ts';
import { watchBookingButtons } from './behaviours/booking-buttons.ts';
import { scrollToChosenFilters } from './behaviours/chosen-filters.ts';
import { loadCookieDeclaration } from './behaviours/cookie-declaration.ts';
import { initCountUp } from './behaviours/count-up.ts';
import { initCurrentAnchor } from './behaviours/current-anchor.ts';
import { watchEmbeddedForms } from './behaviours/embedded-forms.ts';
import { scrollToHash } from './behaviours/hash-scroll.ts';
import { initHeader } from './behaviours/header.ts';
import { initMediaPairs } from './behaviours/media-pairs.ts';
import { initMobileMenu } from './behaviours/mobile-menu.ts';
import { watchNativeForms } from './behaviours/native-forms.ts';
import { initPageFacts } from './behaviours/open-page-facts.ts';
import { openShowreelOnClick } from './behaviours/open-showreel.ts';
import { initPageCorner } from './behaviours/page-corner.ts';
import { prefetchStyleSheets } from './behaviours/prefetch-style-sheets.ts';
import { initRectoVerso } from './behaviours/recto-verso.ts';
import { revealWhenSeen } from './behaviours/reveal.ts';
import { watchSearch } from './behaviours/search.ts';
import { rememberVisit } from './behaviours/visit.ts';
import { siteIslands } from './islands.ts';

hydrateIslands(siteIslands, () => import('#ui/islands/hydrate.ts'));
watchBookingButtons();
rememberVisit();
watchNativeForms();
watchSearch();
watchEmbeddedForms();
openShowreelOnClick();
scrollToHash();
prefetchStyleSheets();
afterFirstFrame([
  initHeader,
  initPageCorner,
  initPageFacts,
  revealWhenSeen,
  initCountUp,
  scrollToChosenFilters,
  initMediaPairs,
  initRectoVerso,
  initCurrentAnchor,
  initMobileMenu,
  loadCookieDeclaration,
]);

if (document.getElementById('hero-section'))
  loadChunk(() => import('./behaviours/home/home-page.ts')).then(({ initHomePage }) =>
    initHomePage(),
  );
