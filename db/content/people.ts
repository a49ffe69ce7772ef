// The people of /about and of articles: who writes here, what they do and where. Names, no faces that are not theirs.

/** Somebody who works at the agency. */
export interface Person {
  /** As the author of an article is written. */
  name: string;
  does: string;
  /** One of the cities of the offices. */
  city: 'Liverpool' | 'Leeds' | 'Edinburgh' | 'Miami' | 'Ottawa';
}

/** In the order of the alphabet by last name. */
export const people: readonly Person[] = [
  { name: 'Tom Akehurst', does: 'Trade and wholesale', city: 'Leeds' },
  { name: 'Priya Anand-Hale', does: 'International trade', city: 'Edinburgh' },
  { name: 'Ines Barroway', does: 'Interface design', city: 'Liverpool' },
  { name: 'Tobias Fenn', does: 'Strategy', city: 'Liverpool' },
  { name: 'Callum Ferrant', does: 'Store operations', city: 'Leeds' },
  { name: 'Orla Kinsella', does: 'Paid social and retention', city: 'Leeds' },
  { name: 'Hattie Lund', does: 'People and operations', city: 'Liverpool' },
  { name: 'Nadia Okonjo', does: 'Data and measurement', city: 'Edinburgh' },
  { name: 'Rafe Osterley', does: 'Search and catalogues', city: 'Liverpool' },
  { name: 'Dafydd Pryce', does: 'Platform development', city: 'Liverpool' },
  { name: 'Callum Rennie', does: 'Front-end development', city: 'Edinburgh' },
  { name: 'Hannah Sedgwick', does: 'Search engine optimisation', city: 'Leeds' },
  { name: 'Imogen Tarrant', does: 'Strategy', city: 'Liverpool' },
  { name: 'Morag Tulloch', does: 'Trading', city: 'Edinburgh' },
  { name: 'Joss Wetherall', does: 'Payments and fraud', city: 'Liverpool' },
];
