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
    path: 'M203 579h-36L0 54h154l93 360ZM387 13h140L360 538H247Zm395 580c-71 0-143-17-194-70s-68-130-67-202c1-80 24-167 85-223 45-42 105-58 166-58 69 0 138 22 182 78 48 63 54 143 44 218l-387 6v-81l277-6-21 48c4-37 3-79-17-111-19-29-52-38-85-37-20 1-42 7-58 20-46 38-48 110-46 164 3 43 11 94 47 123 22 17 52 23 80 22 23-1 48-6 65-23 21-19 27-48 25-76l133 8c2 57-18 115-63 151-47 37-107 49-166 49m272-14V54h126l-4 218h9q4-55 16-108 10-46 38-85c18-22 46-36 75-37 26-1 52 8 75 19l-7 160q-19-11-40-18c-33-9-72-8-98 18-41 40-46 104-46 158v200zm581 14c-59 0-125-9-174-44q-32-24-50-61c-13-29-15-62-14-93l127-12c2 33 10 66 38 86q27 17 57 18 26 2 50-1c27-4 57-18 58-49q1-16-8-27c-11-13-30-18-45-23l-57-14-71-19c-37-11-76-24-106-49-40-36-47-96-32-145 25-83 117-115 195-119 62-4 133 6 183 46q33 25 48 65 12 40 7 81l-124 12c3-31-7-61-33-80-21-15-48-20-73-19q-29 0-54 15-20 13-21 37c0 38 44 49 74 57l82 18c44 11 91 24 125 54q23 20 36 47c15 35 15 79 0 115q-16 39-52 63c-48 33-109 41-166 41m431-12c-68-16-123-68-149-131q-26-68-23-141c1-65 15-129 56-181 62-77 166-98 260-83l-31 113q-25-7-52-2c-61 12-83 81-86 135-4 61 2 138 56 176Zm186-570q40 12 73 36 47 36 71 91c20 46 25 97 24 146-1 67-16 134-59 186-59 72-164 93-253 78l29-107q33 8 65-3 31-13 48-43c20-34 24-76 24-115 0-51-10-112-53-146l-2-1Z',
  },
  mark: {
    viewBox: '0 0 531 579',
    path: 'M200 579h-33l-167-525h154l91 354zM394 0h136l-166 525h-110z',
  },
};
