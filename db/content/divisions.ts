// The three divisions, for the hero cards and the divisions page (docs/contract.md, Divisions and services).

/** A division of the agency. */
export interface Division {
  title: string;
  description: string;
  image: { src: string; width?: number; height?: number; alt: string };
  href: string;
}

export const divisions: readonly Division[] = [
  {
    title: 'Commerce',
    description: 'Digital commerce for lifestyle brands.',
    image: {
      src: '/images/division-commerce.jpg',
      width: 1600,
      height: 1200,
      alt: 'An orange paper shopping bag with a folded v among parcels, a till receipt and a black sphere',
    },
    href: '/divisions#commerce',
  },
  {
    title: 'Enterprise',
    description: 'Transformation for enterprise and B2B.',
    image: {
      src: '/images/division-enterprise.jpg',
      width: 1600,
      height: 1200,
      alt: 'A grid of paper, stone and ink blocks like a modular city, one of them orange, linked by metal pipes',
    },
    href: '/divisions#enterprise',
  },
  {
    title: 'Performance',
    description: 'Optimising digital retail marketing.',
    image: {
      src: '/images/division-performance.jpg',
      width: 1600,
      height: 1200,
      alt: 'Black spheres climb a rising spiral of white treads on an orange set, with a ringed target beside it',
    },
    href: '/divisions#performance',
  },
];
