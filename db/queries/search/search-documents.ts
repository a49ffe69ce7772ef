// What the visitors' search finds besides articles and case studies: the pages, services, people and partners of db/content.
import { aboutHero, experience, milestones } from '#db/content/about.ts';
import { company } from '#db/content/company.ts';
import { divisionPages, divisionsIntro } from '#db/content/division-pages.ts';
import { offices } from '#db/content/offices.ts';
import { partners } from '#db/content/partners.ts';
import { people } from '#db/content/people.ts';
import { serviceGroups } from '#db/content/services.ts';
import type { SearchKind } from '#db/contract/search.ts';
import { tokensOf } from './search-words.ts';

/** A text that is the same for everybody until the site is built anew. */
export interface SearchDocument {
  kind: SearchKind;
  title: string;
  href: string;
  text: string;
  /** The folded words of the title, and of all of it. */
  titleTokens: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
}

type Written = Pick<SearchDocument, 'kind' | 'title' | 'href' | 'text'>;

let documents: readonly SearchDocument[] | undefined;

/** All of them, in the order of the site. */
export function searchDocuments(): readonly SearchDocument[] {
  documents ??= written().map((each) => ({
    ...each,
    titleTokens: tokensOf(each.title),
    tokens: tokensOf(`${each.title}\n${each.text}`),
  }));
  return documents;
}

function written(): Written[] {
  const page = (title: string, href: string, ...texts: string[]): Written => ({
    kind: 'page',
    title,
    href,
    text: texts.join(' '),
  });
  return [
    ...serviceGroups.flatMap(({ id, services }) =>
      services.map(({ name, text }): Written => {
        return { kind: 'service', title: name, href: `/services#${id}`, text };
      }),
    ),
    page('Divisions', '/divisions', divisionsIntro),
    ...divisionPages.map(({ id, title, heading, intro, points }) =>
      page(
        `${title} division`,
        `/divisions#${id}`,
        heading,
        intro,
        ...points.map((point) => `${point.title}. ${point.text}`),
      ),
    ),
    page('Services', '/services', ...serviceGroups.map(({ title, intro }) => `${title}: ${intro}`)),
    page('Results', '/results', 'Real Results. Real Impact.'),
    page('Case studies', '/case-studies', 'Case Studies. Our Work.'),
    page('Partners', '/partners', 'Trusted Partners & integrations'),
    page(
      'About',
      '/about',
      aboutHero.title,
      aboutHero.intro,
      ...experience.paragraphs,
      ...milestones.map(({ year, title, text }) => `${year}: ${title}. ${text}`),
    ),
    page(
      'Contact',
      '/contact',
      'How can we help?',
      company.email,
      ...offices.map(({ city, country, address }) => `${city}, ${country}: ${address.join(', ')}.`),
    ),
    page('Insights', '/insights', 'Articles on planning, building and growing online shops.'),
    page('Cookie settings', '/cookie-settings', 'Which cookies this site sets, and what for.'),
    page('Privacy Centre', '/privacy-policy', 'What we store about you, why, and for how long.'),
    ...people.map(
      ({ name, does, city }): Written => ({
        kind: 'person',
        title: name,
        href: '/about#people',
        text: `${does}, ${city}.`,
      }),
    ),
    ...partners.map(({ name, category, description }): Written => {
      const href = `/partners?category=${encodeURIComponent(category)}`;
      return { kind: 'partner', title: name, href, text: `${category}. ${description}` };
    }),
  ];
}
