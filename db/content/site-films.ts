// The films in public/ for the library: the pages that show them, and their posters.
import { company } from './company.ts';
import { heroFilm } from './home.ts';
import type { SitePictureText } from './site-pictures.ts';

/** The facts in the code about a film of the site. */
interface SiteFilmText {
  site: SitePictureText;
  /** The address of its poster, or null. */
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

/** The facts about the film at an address; films of case studies are looked up in the database. */
export function siteFilmText(src: string): SiteFilmText {
  const shown = SHOWN.find((film) => film.src === src);
  return {
    site: { alt: '', pages: shown ? [shown.page] : [] },
    poster: shown?.poster ?? null,
  };
}
