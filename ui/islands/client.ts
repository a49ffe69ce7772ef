// The one script of a public page: React comes only when an island needs it.
import { enliven } from './enliven.ts';
import { watchBookingButtons } from './lib/booking-buttons.ts';
import { declareCookies } from './lib/cookie-declaration.ts';
import { watchNumerals } from './lib/count-up.ts';
import { markCurrentAnchor } from './lib/current-anchor.ts';
import { watchEmbeddedForms } from './lib/embedded-forms.ts';
import { scrollToHash } from './lib/hash-scroll.ts';
import { moveHeader } from './lib/header.ts';
import { afterFirstFrame } from './lib/in-turn.ts';
import { alignMediaPairs } from './lib/media-pairs.ts';
import { tendMobileMenu } from './lib/mobile-menu.ts';
import { watchNativeForms } from './lib/native-forms.ts';
import { openShowreelOnClick } from './lib/open-showreel.ts';
import { revealWhenSeen } from './lib/reveal.ts';
import { publicIslands } from './registry.ts';

enliven(publicIslands, () => import('./live.ts'));
watchBookingButtons();
watchNativeForms();
watchEmbeddedForms();
openShowreelOnClick();
scrollToHash();
afterFirstFrame([
  moveHeader,
  revealWhenSeen,
  watchNumerals,
  alignMediaPairs,
  markCurrentAnchor,
  tendMobileMenu,
  declareCookies,
]);

if (document.getElementById('hero-section'))
  import('./lib/home-page.ts').then(({ enlivenHome }) => enlivenHome());
