// Texts that an agency could have written, for pages that are judged visually.

/** Complete sentences that fit in any order. */
export const PLAUSIBLE_SENTENCES = [
  'We move shops to a new platform without a night of downtime.',
  'The first release went live eleven weeks after the first call.',
  'Stock, prices and orders come from one place, so nothing is sold twice.',
  'Every change is measured against the week before it.',
  'Your team runs the catalogue from the first day on.',
  'A checkout with three fields fewer brought nine more orders in a hundred.',
  'Nobody rings on a Sunday, because nothing breaks on a Saturday.',
  'We read the returns before we redesign the product page.',
  'The queue held on the busiest evening of the year.',
  'Two designers and two engineers stay with you from the brief to the sale.',
];
/** Headings of sections. */
export const PLAUSIBLE_TITLES = [
  'What changes in the first month',
  'Peak season without the panic',
  'Built with the teams who run it',
  'Numbers we are asked about',
  'Replatforming in eleven weeks, not eleven months',
  'How we work',
  'Wholesale and retail from one catalogue',
  'Ready for November?',
];
/** Texts for buttons, names and cells. */
export const PLAUSIBLE_LABELS = [
  'Talk to us',
  'See the work',
  'Plan a migration',
  'Nora Lindqvist',
  'Head of E-commerce',
  'Search and merchandising',
  'From June',
  'Included',
];
export const PLAUSIBLE_NUMBERS = ['38', '2.4', '97', '11', '120'];
export const PLAUSIBLE_UNITS = ['%', '×', 'k', 'wks'];
