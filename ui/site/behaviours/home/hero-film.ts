// The hero's background film: the still image stays until it can play, or always where films are not wanted (docs/contract.md, Home).
import { HERO_MOBILE_BELOW_PX } from '#db/limits.ts';
import { untilLoadedAndIdle } from '../loaded-and-idle.ts';
import { prefersReducedData } from '../reduced-data.ts';
import { drawHeroLeaf } from './hero-leaf.ts';
import type { ObserveMotion } from './motion.ts';

/** The film plays while at least this share of it is in the window; below that, the motion of the next section comes first. */
const SEEN = 0.4;

/**
 * Plays `film`, which names its files in `data-wide` and `data-portrait` (below 768 px). Nothing is
 * fetched before the page has loaded and is idle, while motion is stopped, or with reduced data. The film pauses
 * while it is mostly out of view.
 */
export function initHeroFilm(film: HTMLVideoElement, watchMotion: ObserveMotion): void {
  const { wide, portrait } = film.dataset;
  if (!wide || !portrait || prefersReducedData()) return;
  const narrow = matchMedia(`(width < ${HERO_MOBILE_BELOW_PX}px)`);
  let runs = false;
  let seen = true;
  const update = () => {
    if (!runs || !seen) return film.pause();
    if (!film.firstChild) film.append(...sourcesOf(narrow.matches ? portrait : wide));
    // playing was refused, e.g. to save energy: the still image stays
    film.play().catch(() => {});
  };
  film.disablePictureInPicture = true;
  film.addEventListener('playing', () => film.setAttribute('data-playing', ''));
  const leaf = document.querySelector<HTMLElement>('.home-hero-leaf');
  if (leaf) drawHeroLeaf(film, leaf);
  narrow.addEventListener('change', () => {
    film.removeAttribute('data-playing');
    film.replaceChildren();
    film.load();
    update();
  });
  const start = () => {
    new IntersectionObserver(
      (entries) => {
        seen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN;
        update();
      },
      { threshold: SEEN },
    ).observe(film);
    watchMotion((may) => {
      runs = may;
      update();
    });
  };
  untilLoadedAndIdle().then(start);
}

/** WebM and MP4 for a file without an extension, else the file itself. */
function sourcesOf(file: string): HTMLSourceElement[] {
  const files = /\.\w+$/.test(file) ? [file] : [`${file}.webm`, `${file}.mp4`];
  return files.map((src) => {
    const type = `video/${src.slice(src.lastIndexOf('.') + 1)}`;
    return Object.assign(document.createElement('source'), { type, src });
  });
}
