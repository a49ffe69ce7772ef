// The behaviours of the home page, loaded there only.
import { afterFirstFrame, runInTurn } from '../after-first-frame.ts';
import { initDivisionBands } from './division-bands.ts';
import { initFollowPointer } from './follow-pointer.ts';
import { initHeroCards } from './hero-cards.ts';
import { initHeroFilm } from './hero-film.ts';
import { initLogoSwap } from './logo-swap.ts';
import { controlMotion } from './motion.ts';

/** Starts the behaviours of the home page after its first frame; missing elements are skipped. */
export function initHomePage(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  afterFirstFrame([
    () => {
      const toggle = document.querySelector<HTMLButtonElement>('[data-motion-toggle]');
      if (!toggle) return;
      const watchMotion = controlMotion(toggle);
      const [cards, header] = ['.division-cards', '.header'].map(find);
      const film = document.querySelector<HTMLVideoElement>('.home-hero-film');
      runInTurn([
        () => cards && initHeroCards(cards, watchMotion),
        () => header && initLogoSwap(header, watchMotion),
        () => film && initHeroFilm(film, watchMotion),
      ]);
    },
    () => {
      const [bands, cities] = ['.division-bands-list', '[data-follow-pointer]'].map(find);
      if (bands) initDivisionBands(bands);
      if (cities) initFollowPointer(cities);
    },
  ]);
}
