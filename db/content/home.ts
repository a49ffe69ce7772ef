// The text of the home page, section by section (docs/contract.md, Home).
import { partners } from './partners.ts';
import { results } from './results.ts';

/** A marketing figure; `slug` is that of the case study it comes from, if any. */
export interface HomeFigure {
  value: string;
  unit?: string;
  text: string;
  slug?: string;
  /** How it was measured: period, base, and by whom. */
  measurement?: string;
}

/** The background film in two aspect ratios, each an address without the extension `.webm` or `.mp4`. */
export interface HeroFilm {
  wide: string;
  portrait: string;
}

/** The tagline, and the two stills: for wide screens, and for upright phones. */
export const homeHero = {
  headline: ['The other side', 'of commerce.'],
  image: {
    src: '/images/hero.jpg',
    portraitSrc: '/images/hero-portrait-poster.jpg',
    alt: 'Pages of a giant book turn over in a dark studio; the last shows its hot orange reverse above a black bottle and a box marked with a folded v',
  },
};

export const heroFilm: HeroFilm = { wide: '/videos/hero', portrait: '/videos/hero-portrait' };

export const proposition = {
  label: 'What we do',
  /** Words between asterisks are shown in the accent colour. */
  text: 'Every shop has a side its customers see. We design that one too. But growth is made *on the other side:* in the data, the stock, the checkout and the people who run them. One agency, three specialist divisions, 120+ specialists who turn the page with you.',
  figures: [
    {
      value: '500,000',
      text: 'SKUs on one catalogue, searched in one place',
      slug: 'brackwick',
      measurement:
        'Lines live on Monday at seven that were not on Friday at six. Counted by both teams, who agreed.',
    },
    {
      value: '128',
      unit: '%',
      text: 'revenue increase year on year',
      slug: 'strydal',
      measurement: measurementOf('strydal'),
    },
    {
      value: '60',
      unit: 'x',
      text: 'revenue growth',
      slug: 'wagsby',
      measurement: measurementOf('wagsby'),
    },
  ] satisfies HomeFigure[],
};

/** Texts of the bands in addition to those of the divisions; `texts` are in the order of `divisions`. */
export const divisionBands = {
  title: 'One agency. Three specialist divisions.',
  texts: [
    'Storefronts for brands people love: design, build and the hundred small decisions between a product page and a paid order.',
    'Wholesale, trade and many markets on one platform: catalogues, prices and systems that agree with each other.',
    'Search, social, conversion and retention in one plan: every pound of media answers to the margin it makes.',
  ],
};

export const homePartners = {
  title: 'In good company.',
  text: 'The tools we build with, and whose teams we have on speed dial.',
  /** `{count}` is the number of all partners. */
  link: 'All {count} partners',
  partners: pick([
    'Shopify',
    'Klaviyo',
    'Algolia',
    'Google Cloud',
    'Yotpo',
    'Contentful',
    'Meta',
    'Gorgias',
    'Cloudflare',
    'Recharge',
    'TikTok',
    'Zendesk',
  ]),
};

export const locations = {
  title: 'Five cities, two sides of the Atlantic.',
  text: 'UK and North American hubs. For performance: Liverpool, Leeds, Scotland and North America.',
};

export const platformPartner = {
  claim: 'premier partner',
  text: 'The highest tier there is. That means early access to what the platform builds next, its engineers on the other end of a call, and a bench of specialists who do nothing else.',
  figures: [
    {
      value: '40',
      unit: '%',
      text: 'of sales via a custom app',
      slug: 'axforth',
      measurement: measurementOf('axforth'),
    },
    {
      value: '80',
      unit: '%',
      text: 'D2C sales increase',
      slug: 'norrowe',
      measurement: measurementOf('norrowe'),
    },
    {
      value: '2',
      unit: '%',
      text: 'conversion lift',
      slug: 'lindqo',
      measurement: measurementOf('lindqo'),
    },
    {
      value: '140',
      unit: '+',
      text: 'branches on one platform',
      slug: 'brackwick',
      measurement: measurementOf('brackwick'),
    },
  ] satisfies HomeFigure[],
};

/** The partners with these names, in this order. Throws for an unknown name. */
function pick(names: string[]) {
  return names.map((name) => {
    const partner = partners.find((each) => each.name === name);
    if (!partner) throw new Error(`${name} is not in db/content/partners.ts`);
    return partner;
  });
}

/** How the figure of this client in the results was measured. Throws when there is none. */
function measurementOf(slug: string): string {
  const result = results.find((each) => each.slug === slug);
  if (!result) throw new Error(`No result of ${slug}`);
  return result.measurement;
}
