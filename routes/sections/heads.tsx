// The sections that open a page.
import type { SectionValues } from '#db/contract/documents/section-types.ts';
import { contentOf } from '#server/content/content-of.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { consentScript, formEmbed } from '#server/http/third-parties.ts';
import { NotFound } from '#ui/brand/not-found.tsx';
import { longestWord, wordFit } from '#ui/kit/word-fit.ts';
import { ContactPage } from '#ui/site/contact/contact-page.tsx';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import { CookieDeclaration } from '#ui/site/frame/cookie-declaration.tsx';
import { JumpLinks } from '#ui/site/frame/jump-links.tsx';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { HomeHero } from '#ui/site/home/home-hero.tsx';
import { bookingHref } from './booking-href.ts';
import { divisionsOf, officesOf, servicesOf } from './entries.ts';
import type { SectionDrawings } from './section-drawing.ts';

export const heads = {
  'page-head': { draw: (values) => <Head {...values} /> },
  'divisions-head': {
    sheet: 'company',
    draw: (values, { c }) => (
      <>
        <Head {...values} />
        <JumpLinks anchors={anchorsOf(divisionsOf(c))} />
      </>
    ),
  },
  'services-head': {
    sheet: 'company',
    draw: (values, { c }) => (
      <>
        <Head {...values} />
        <JumpLinks anchors={anchorsOf(servicesOf(c))} />
      </>
    ),
  },
  'home-hero': {
    sheet: 'home',
    draw: ({ headline, image, portrait, film, portraitFilm }, { c }) => (
      <HomeHero
        headline={headline}
        image={{ ...image, portraitSrc: portrait }}
        film={
          film ? { wide: filmOf(c, film), portrait: filmOf(c, portraitFilm || film) } : undefined
        }
        divisions={divisionsOf(c)}
      />
    ),
  },
  contact: {
    sheet: 'small-pages',
    draw: (values, { c }) => (
      <ContactPage
        {...values}
        email={siteFacts(c).email}
        offices={officesOf(c)}
        bookingHref={bookingHref(c)}
      >
        <EnquiryForm
          interests={divisionsOf(c).map(({ title }) => title)}
          embed={formEmbed(c.get('config').hubspot, 'enquiry')}
        />
      </ContactPage>
    ),
  },
  'legal-text': { sheet: 'passages', draw: (values) => <LegalPage text={legalTextOf(values)} /> },
  'cookie-text': {
    sheet: 'passages',
    draw: (values, { c }) => (
      <LegalPage text={legalTextOf(values)}>
        <CookieDeclaration script={consentScript(c.get('config'))} />
      </LegalPage>
    ),
  },
  'thank-you': {
    sheet: 'small-pages',
    draw: (values, { c }) => {
      const { mark, urgentPhone } = siteFacts(c);
      const sign = c.req.path.startsWith('/book-a-call') ? 'ring' : 'tick';
      return <ThankYou {...values} sign={sign} mark={mark} urgentPhone={urgentPhone} />;
    },
  },
  'not-found': {
    sheet: 'small-pages',
    draw: (values, { c }) => <NotFound {...values} links={contentOf(c, 'navigation').popular} />,
  },
} satisfies SectionDrawings;

/** The number of letters of display type per line in the narrowest wide window. */
const LINE_CHARS = 16;
/** The line width on the narrowest phone, in em of display type, less the indent of a wrapped line. */
const PHONE_EMS = 4.5;

/** The head of a page: `title`, and its second part in the accent colour or on a separate line. */
export function Head({ title, second, setting, intro }: SectionValues<'page-head'>) {
  const isTurned = setting === 'turn' && second !== '';
  const long = isTurned && Math.max(title.length, second.length) > LINE_CHARS;
  const words = `${title} ${second}`;
  const fit = longestWord(words) > PHONE_EMS ? wordFit(words) : undefined;
  return <PageHead title={titleOf(title, second, setting)} intro={intro} long={long} fit={fit} />;
}

function titleOf(title: string, second: string, setting: 'turn' | 'lines') {
  if (second === '') return title;
  if (setting === 'turn')
    return (
      <>
        {`${title} `}
        <span className="page-head-turn">{second}</span>
      </>
    );
  return (
    <>
      <span className="page-head-line">{`${title} `}</span>
      <span className="page-head-line">{second}</span>
    </>
  );
}

function anchorsOf(entries: readonly { id: string; title: string }[]) {
  return entries.map(({ id, title }) => ({ id, label: title }));
}

function legalTextOf({ parts, ...text }: SectionValues<'legal-text'>) {
  return { ...text, sections: parts.map(({ anchor, ...part }) => ({ ...part, id: anchor })) };
}

/** The address of a film. Without an extension when public/ has mp4 and webm, so that the page's script chooses. */
function filmOf(c: AppContext, film: string): string {
  const name = film.replace(/\.(mp4|webm)$/, '');
  const { paths } = c.get('files');
  return paths.has(`${name}.mp4`) && paths.has(`${name}.webm`) ? name : film;
}
