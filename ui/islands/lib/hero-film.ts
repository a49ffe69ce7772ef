// The hero's background film: the still stays until it can play, and for good where films are not wanted (spec §2 'Home').
import { HERO_MOBILE_BELOW_PX } from '#db/limits.ts';
import type { WatchMotion } from './motion.ts';

type Connected = Navigator & { connection?: { saveData?: boolean } };

/**
 * Adds the film to `frame`, which names its files without their endings in `data-film-wide` and `data-film-portrait`
 * (below 768 px). Nothing is fetched before the page has loaded, while motion is stopped, or for people who save data.
 * Out of sight it stands still.
 */
export function playHeroFilm(frame: HTMLElement, watchMotion: WatchMotion): void {
  const { filmWide, filmPortrait } = frame.dataset;
  if (!filmWide || !filmPortrait || savesData()) return;
  const narrow = matchMedia(`(width < ${HERO_MOBILE_BELOW_PX}px)`);
  let film: HTMLVideoElement | undefined;
  let runs = false;
  let seen = true;
  const update = () => {
    if (!runs || !seen) return film?.pause();
    if (!film) {
      film = createFilm(narrow.matches ? filmPortrait : filmWide);
      frame.append(film);
    }
    // refused, by a browser that saves energy for example: the still is as good
    film.play().catch(() => {});
  };
  narrow.addEventListener('change', () => {
    film?.remove();
    film = undefined;
    update();
  });
  const start = () => {
    new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting ?? false;
      update();
    }).observe(frame);
    watchMotion((may) => {
      runs = may;
      update();
    });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function savesData(): boolean {
  return (
    (navigator as Connected).connection?.saveData === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

function createFilm(file: string): HTMLVideoElement {
  const film = document.createElement('video');
  film.className = 'home-hero-film';
  film.muted = true;
  film.loop = true;
  film.playsInline = true;
  film.tabIndex = -1;
  film.disablePictureInPicture = true;
  film.setAttribute('aria-hidden', 'true');
  for (const type of ['webm', 'mp4']) {
    const source = document.createElement('source');
    source.type = `video/${type}`;
    source.src = `${file}.${type}`;
    film.append(source);
  }
  film.addEventListener('playing', () => film.setAttribute('data-playing', ''), { once: true });
  return film;
}
