// The brand: everything to change when this site is adapted to another company.

/** A single-colour drawing; `path` is SVG path data in `viewBox` and has the colour of the surrounding text. */
export interface Drawing {
  viewBox: string;
  path: string;
}

/** A reference to a drawing elsewhere on the page or in a file: `href` leads to its path. */
export interface DrawingReference {
  viewBox: string;
  href: string;
}

/** A label and the address it links to. */
export interface LabelledLink {
  label: string;
  href: string;
}

/** The company facts that every page needs (docs/contract.md, Brand). */
export interface Company {
  name: string;
  /** The commerce platform whose partner the agency is. */
  platform: string;
  tagline: string;
  /** The description of pages without their own. */
  description: string;
  email: string;
  phone: LabelledLink;
  /** The phone line for urgent requests. */
  urgentPhone: LabelledLink;
  legalName: string;
  address: readonly string[];
  registration: string;
  vat: string;
  social: readonly LabelledLink[];
  careers: LabelledLink;
  socialImage: { src: string; width?: number; height?: number; alt: string };
  footerImage: { src: string; width?: number; height?: number; alt: string };
  /**
   * The short film behind the footer's play button. `publishedOn` is the day of its first publication (ISO 8601), for search
   * engines.
   */
  showreel: { src: string; poster: string; label: string; publishedOn: string };
  logo: Drawing;
  /** The short mark for small places. */
  mark: Drawing;
}

export const company: Company = {
  name: 'Verso',
  platform: 'Shopify',
  tagline: 'The other side of commerce.',
  description:
    'Verso designs, builds and grows online shops for direct-to-consumer and B2B brands: one agency, three divisions for commerce, enterprise and performance.',
  email: 'hello@verso.example',
  phone: { label: '+44 151 496 0120', href: 'tel:+441514960120' },
  urgentPhone: { label: '+44 151 496 0199', href: 'tel:+441514960199' },
  legalName: 'Verso Commerce Ltd',
  address: [
    'Verso Commerce Ltd',
    '3 Ropery Yard',
    'Baltic Quay',
    'Liverpool L1 0VX',
    'United Kingdom',
  ],
  registration: 'Registered in England and Wales, No. 00000404',
  vat: 'VAT No. GB 000 0404 00',
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/verso-example' },
    { label: 'Instagram', href: 'https://www.instagram.com/verso.example' },
  ],
  careers: { label: 'Careers', href: 'https://careers.verso.example' },
  socialImage: {
    src: '/images/hero.jpg',
    width: 1200,
    height: 630,
    alt: 'Pages of a giant book turn over in a dark studio; the last shows its hot orange reverse above a black bottle and a box marked with a folded v',
  },
  footerImage: {
    src: '/images/about-chairs.jpg',
    width: 1600,
    height: 1067,
    alt: 'Seven chairs in a row, one of them orange, with a book, a cup, a bag and a jumper left on the seats',
  },
  showreel: {
    src: '/videos/showreel.mp4',
    poster: '/images/showreel-poster.jpg',
    label: 'Verso showreel',
    publishedOn: '2026-11-02',
  },
  logo: {
    viewBox: '0 0 2420 593',
    path: 'M203 579h-36l-167-525h154l93 360zM387 13h140l-167 525h-113zM782 593c-48 0-88-7-121-21s-60-33-81-58c-20-25-36-53-45-85s-14-66-14-103c0-38 5-74 15-108 9-35 24-65 45-92 20-27 46-48 77-63 32-15 70-23 114-23 43 0 80 7 112 22 31 15 56 36 75 63s32 58 39 94c6 36 6 75 0 117l-387 6v-81l277-6-21 48c4-32 2-58-4-80s-16-39-31-50c-15-12-35-18-60-18-27 0-48 7-65 20-16 14-28 33-36 58-7 24-10 53-10 86 0 56 10 98 30 125s51 40 92 40c19 0 34-3 46-8 13-5 23-12 30-21 8-9 13-19 16-31s4-25 3-39l133 8c1 23-2 47-9 70-7 24-19 45-37 65-18 19-42 35-72 47s-67 18-111 18zM1054 579v-276-249h126l-4 218h9c4-57 12-102 24-136 12-33 27-57 45-72 19-14 39-22 63-22 11 0 23 2 35 5 13 3 25 8 37 14l-7 160c-14-8-27-14-40-18-14-3-26-5-38-5-22 0-42 7-58 21-15 14-27 34-36 61-8 27-12 60-12 99v200h-144zM1635 593c-35 0-67-4-97-11s-55-18-77-33c-22-16-38-36-50-61-11-26-16-57-14-93l127-12c1 25 5 45 15 61 9 15 22 27 39 34s38 10 61 10c26 0 47-4 63-13 17-8 25-22 25-40 0-11-3-20-10-27s-19-13-35-18-37-11-65-17c-32-8-61-16-88-24-27-9-50-19-69-30-19-12-34-26-44-44s-15-40-15-66c0-35 9-66 28-91s45-44 79-58c33-13 72-20 117-20 40 0 77 6 111 19 35 13 62 33 82 62 20 28 27 65 23 112l-124 12c2-21-1-40-10-54-8-15-20-26-35-33-16-8-34-12-55-12-26 0-46 5-60 15-14 9-21 22-21 37 0 13 4 23 13 31s22 14 40 20c17 5 39 10 65 16 23 4 47 10 71 17 25 7 47 16 68 28s38 28 51 48c13 19 20 45 20 75 0 32-9 60-27 85-18 24-43 42-77 55s-76 20-125 20zM2066 581c-17-4-33-11-48-19-39-20-69-50-91-91s-33-92-33-154c0-63 11-116 34-156 23-41 54-71 93-91s83-30 132-30c20 0 39 2 57 5l-31 113c-9-3-19-4-30-4-23 0-43 6-59 19s-28 31-37 55c-9 25-13 54-13 88 0 53 10 94 30 124 8 11 17 20 27 27zM2252 11c16 5 31 11 46 19 38 20 68 51 90 92s32 92 32 154c0 64-11 116-34 157-22 41-53 71-92 90-39 20-83 29-132 29-19 0-37-1-54-4l29-107c9 2 18 3 28 3 24 0 43-6 59-19 16-12 29-30 37-54 9-24 13-53 13-87 0-36-4-67-14-92-9-25-22-45-39-58 0-1-1-1-2-1z',
  },
  mark: {
    viewBox: '0 0 531 579',
    path: 'M200 579h-33l-167-525h154l91 354zM394 0h136l-166 525h-110z',
  },
};
