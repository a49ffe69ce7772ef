// Shape: only the required fields; no sector, pictures, stats, role, stories or date.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Haldwen: replacement parts for lifts that their makers no longer support. */
export const haldwen: CaseStudySeed = {
  title: 'Haldwen',
  slug: 'haldwen',
  description:
    'Haldwen makes door gear, guide shoes and landing buttons for lifts that their makers stopped supporting decades ago. Engineers now find a part by the lift it belongs to, sign in with their own company’s account and order to site before noon.',
  categories: ['B2B', 'Integration', 'Security'],
  stats: [],
};
