// What moves on the home page alone; fetched there alone.

import { afterFirstFrame, inTurn } from './after-first-frame.ts';
import { openBands } from './division-bands.ts';
import { followPointer } from './follow-pointer.ts';
import { rotateCards } from './hero-cards.ts';
import { playHeroFilm } from './hero-film.ts';
import { swapLogo } from './logo-swap.ts';
import { controlMotion } from './motion.ts';

/** Sets the home page in motion once it has been drawn; what a page lacks is left out. */
export function initHomePage(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  afterFirstFrame([
    () => {
      const toggle = document.querySelector<HTMLButtonElement>('[data-motion-toggle]');
      if (!toggle) return;
      const watchMotion = controlMotion(toggle);
      const [cards, header] = ['.division-cards', '.header'].map(find);
      const film = document.querySelector<HTMLVideoElement>('.home-hero-film');
      inTurn([
        () => cards && rotateCards(cards, watchMotion),
        () => header && swapLogo(header, watchMotion),
        () => film && playHeroFilm(film, watchMotion),
      ]);
    },
    () => {
      const [bands, cities] = ['.division-bands-list', '[data-follow-pointer]'].map(find);
      if (bands) openBands(bands);
      if (cities) followPointer(cities);
    },
  ]);
}
