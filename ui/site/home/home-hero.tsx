// The hero of the home page: film, headline and division cards.
import type { CSSProperties } from 'react';
import type { Division } from '#db/content/divisions.ts';
import type { HeroFilm } from '#db/content/home.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { lineWidth } from '#ui/kit/word-fit.ts';
import { MotionToggle } from '#ui/site/frame/footer/motion-toggle.tsx';
import { DivisionCards } from './division-cards.tsx';

/** The still with a page that turns; the page is cut out, to lie over the headline. */
const TURNING = '/images/hero.jpg';
/** What fits below the page that turns; a taller hero would have its headline covered. */
const ROOM_BELOW_PAGE = { lines: 2, letters: 14, divisions: 3 };

/** The width in em of the first line and of the indented ones, and the number of lines, for which there is room at full size. */
const ROOM = { first: 7.2, indented: 6.1, lines: 3.4 };
const SPACE_EMS = 0.25;
/** A headline is at least this part of its full size. */
const FIT_MIN = 0.3;

interface HomeHeroProps {
  /** One entry for each line. */
  headline: readonly string[];
  image: { src: string; portraitSrc: string; alt: string };
  divisions: readonly Division[];
  /** The background film, empty here; the page's script sets its files where films are wanted (`behaviours/home/hero-film.ts`). */
  film?: HeroFilm;
}

/** Full-bleed hero, anchor id `hero-section`; holds the page's h1. */
export function HomeHero({ headline, image, divisions, film }: HomeHeroProps) {
  return (
    <section
      className="home-hero"
      id="hero-section"
      data-theme="dark"
      data-tone="hero"
      aria-label="Introduction"
    >
      <div className="home-hero-media">
        <Picture
          src={image.src}
          alt={image.alt}
          // as wide as the height of a tall screen needs
          sizes="(min-width: 48rem) max(100vw, 178vh), 100vw"
          sources={[{ srcSet: image.portraitSrc, media: '(max-width: 767.98px)' }]}
          priority
        />
        {film && (
          <video
            className="home-hero-film"
            data-wide={film.wide}
            data-portrait={film.portrait}
            muted
            loop
            playsInline
            preload="none"
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
      </div>
      <div className="home-hero-words" style={headlineFit(headline)}>
        <h1 className="home-hero-headline">
          {headline.map((line) => (
            <span className="home-hero-mask" key={line}>
              <span className="home-hero-line">{line} </span>
            </span>
          ))}
        </h1>
        <MotionToggle />
      </div>
      {image.src === TURNING && fitsBelowPage(headline, divisions.length) && (
        <div className="home-hero-leaf" aria-hidden="true" />
      )}
      <DivisionCards divisions={divisions} />
    </section>
  );
}

/** The style `--fit`, the part of the full size at which the cards stay on the first screen; none for short headlines. */
function headlineFit(headline: readonly string[]): CSSProperties | undefined {
  const emsOf = (at: number) => (at === 0 ? ROOM.first : ROOM.indented);
  const isHigh = (fit: number) =>
    headline.reduce((sum, line, at) => sum + rowsOf(line, emsOf(at) / fit), 0) * fit > ROOM.lines;
  let fit = 1;
  while (fit > FIT_MIN && isHigh(fit)) fit -= 0.01;
  return fit < 1 ? ({ '--fit': fit.toFixed(2) } as CSSProperties) : undefined;
}

/** The number of rows into which a line wraps when `ems` fit side by side; infinite when a word would be split. */
function rowsOf(line: string, ems: number): number {
  let rows = 1;
  let used = 0;
  for (const word of line.split(' ')) {
    const width = lineWidth(word);
    if (width > ems) return Number.POSITIVE_INFINITY;
    const isNext = used > 0 && used + SPACE_EMS + width > ems;
    if (isNext) rows += 1;
    used = isNext || used === 0 ? width : used + SPACE_EMS + width;
  }
  return rows;
}

function fitsBelowPage(headline: readonly string[], divisions: number): boolean {
  const isShort = headline.every((line) => line.length <= ROOM_BELOW_PAGE.letters);
  return (
    isShort && headline.length <= ROOM_BELOW_PAGE.lines && divisions <= ROOM_BELOW_PAGE.divisions
  );
}
