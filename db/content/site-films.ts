// The films in public/ as the library knows them: the pages that show them, and their posters.
import { company } from './company.ts';
import { heroFilm } from './home.ts';
import type { SitePictureText } from './site-pictures.ts';

/** The data that the code holds about one film of the site. */
export interface SiteFilmText {
  site: SitePictureText;
  /** The address of its poster; null where it has none. */
  poster: string | null;
}

const home = { title: 'Home', path: '/' };
const SHOWN: readonly {
  src: string;
  page: { title: string; path: string };
  poster: string | null;
}[] = [
  { src: `${heroFilm.wide}.mp4`, page: home, poster: '/images/hero-poster.jpg' },
  { src: `${heroFilm.portrait}.mp4`, page: home, poster: '/images/hero-portrait-poster.jpg' },
  {
    src: company.showreel.src,
    page: { title: 'Every page', path: '/' },
    poster: company.showreel.poster,
  },
];

/** The text of the film at that address; films of case studies are looked up in the database. */
export function siteFilmText(src: string): SiteFilmText {
  const shown = SHOWN.find((film) => film.src === src);
  return {
    site: { alt: '', pages: shown ? [shown.page] : [] },
    poster: shown?.poster ?? null,
  };
}
