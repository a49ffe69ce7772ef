// The text of /about: the history as a table that adds up, the film, the gallery (docs/contract.md, About).

const FOUNDED = 2005;
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** One row of the history: a year, the event, and the number of specialists it added. */
export interface Milestone {
  year: number;
  title: string;
  text: string;
  /** The number of specialists who joined. */
  added: number;
  /** Whether a team joined by an acquisition. */
  isAcquisition?: boolean;
}

/** The years from the first milestone to `now`, in words for the start of a sentence, such as 'Twenty-one'. */
export function heritageYears(now: Date): string {
  return inWords(Math.max(21, now.getUTCFullYear() - FOUNDED));
}

export const aboutHero = {
  title: `${heritageYears(new Date())} years on the other side of the till.`,
  intro:
    'Every shop has two sides. Customers see one. We’ve spent 21+ years on the other, where the stock, the code, the prices and the people are, making what the customer sees feel obvious.',
} as const;

export const experience = {
  title: 'Experience that scales',
  paragraphs: [
    `{name} began in ${FOUNDED} with five people above a chandler’s in Liverpool. It grew the slow way, one client and one colleague at a time, and then by asking four teams we admired to join us: specialists in performance marketing, in conversion, in paid social and in B2B. None of them was bought for its client list. All four founders are still here.`,
    'Since 2025 we’ve also operated Quayside, an enterprise B2B platform that takes some nine thousand wholesale orders a day. It keeps us honest: when we recommend a release on a Friday, it’s our own phone that rings on Saturday.',
  ],
} as const;

/** The rows of the history. Their last column adds up to the 120 of `heritage`. */
export const milestones: readonly Milestone[] = [
  {
    year: FOUNDED,
    title: 'Liverpool',
    text: 'Five people, one client, one shop for garden twine. It’s still trading.',
    added: 5,
  },
  {
    year: 2009,
    title: 'Leeds',
    text: 'A second office, for looking after shops while they’re open.',
    added: 14,
  },
  {
    year: 2013,
    title: 'Edinburgh',
    text: 'A third, for finding out whether any of it worked.',
    added: 12,
  },
  {
    year: 2016,
    title: '{platform} Premier Partner',
    text: 'We stopped building on four platforms and became good at one.',
    added: 9,
  },
  {
    year: 2018,
    title: 'Tallow & Finch',
    text: 'Performance marketing specialists, with a healthy distrust of dashboards.',
    added: 18,
    isAcquisition: true,
  },
  {
    year: 2020,
    title: 'Half Percent',
    text: 'CRO specialists, named after their average win.',
    added: 9,
    isAcquisition: true,
  },
  {
    year: 2021,
    title: 'Miami',
    text: 'The first North American hub, five hours behind and wide awake.',
    added: 11,
  },
  {
    year: 2022,
    title: 'Loudhailer',
    text: 'Paid-social specialists, quieter than they sound.',
    added: 13,
    isAcquisition: true,
  },
  {
    year: 2024,
    title: 'Gantry & Sons',
    text: 'B2B specialists who can read an ERP manual for pleasure. No sons were involved.',
    added: 21,
    isAcquisition: true,
  },
  {
    year: 2025,
    title: 'Quayside',
    text: 'We take over the running of an enterprise B2B platform, and its night shift.',
    added: 8,
  },
];

/** The total row of the history. */
export const heritage = {
  years: { value: '21+', label: 'years of heritage' },
  specialists: { value: '120+', label: 'specialists' },
} as const;

/** The gallery: one picture is shown on a phone, two on a tablet, three on a wide screen. */
export const aboutGallery = [
  {
    src: '/images/about-desk.jpg',
    width: 1600,
    height: 1067,
    alt: 'A desk with a laptop, stacked books, a cup, colour swatches and an orange lamp under the shadow of a blind',
  },
  {
    src: '/images/about-conveyor.jpg',
    width: 1600,
    height: 1067,
    alt: 'Parcels on a roller conveyor, the large orange one in the middle',
  },
  {
    src: '/images/about-prototypes.jpg',
    width: 1600,
    height: 1067,
    alt: 'A wall of paper page prototypes held by pins; an orange thread links five of them',
  },
] as const;

/** A number from 20 to 99 in words. */
function inWords(years: number): string {
  return [TENS[Math.floor(years / 10)], ONES[years % 10]].filter(Boolean).join('-');
}
