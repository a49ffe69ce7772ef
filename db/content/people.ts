// The people of /about and of articles: names, jobs and cities. They have no portraits, which would show other people.

/** A person who works at the agency. */
export interface Person {
  /** Spelled as in the author field of articles. */
  name: string;
  does: string;
  /** A city with an office. */
  city: 'Liverpool' | 'Leeds' | 'Edinburgh' | 'Miami' | 'Ottawa';
  /** Their topics, for the page with their articles. */
  about: string;
}

/** Sorted by last name. */
export const people: readonly Person[] = [
  {
    name: 'Tom Akehurst',
    does: 'Trade and wholesale',
    city: 'Leeds',
    about: 'Prices for people who buy by the pallet. Has been on both ends of a sales visit.',
  },
  {
    name: 'Priya Anand-Hale',
    does: 'International trade',
    city: 'Edinburgh',
    about: 'Follows parcels over borders and reports what they were charged on the way.',
  },
  {
    name: 'Ines Barroway',
    does: 'Interface design',
    city: 'Liverpool',
    about: 'Draws for thumbs, gloves and bad light. Her shortest brief was one word long.',
  },
  {
    name: 'Tobias Fenn',
    does: 'Strategy',
    city: 'Liverpool',
    about: 'Does the sum first and the slide second, which is why there are so few slides.',
  },
  {
    name: 'Callum Ferrant',
    does: 'Store operations',
    city: 'Leeds',
    about: 'Counts what comes back, why it came back, and who opened the box.',
  },
  {
    name: 'Orla Kinsella',
    does: 'Paid social and retention',
    city: 'Leeds',
    about: 'Writes adverts for people who skip adverts, and letters for those who stayed.',
  },
  {
    name: 'Hattie Lund',
    does: 'People and operations',
    city: 'Liverpool',
    about: 'Hires, schedules, and knows where everything is on a Monday at ten.',
  },
  {
    name: 'Nadia Okonjo',
    does: 'Data and measurement',
    city: 'Edinburgh',
    about: 'Adds up what others only claim. The totals rarely agree, and that’s the article.',
  },
  {
    name: 'Rafe Osterley',
    does: 'Search and catalogues',
    city: 'Liverpool',
    about: 'Finds things: bearings, drawings, the one filter that nobody has ever used.',
  },
  {
    name: 'Dafydd Pryce',
    does: 'Platform development',
    city: 'Liverpool',
    about: 'Moves catalogues, forty thousand rows at a time, and reads every last one.',
  },
  {
    name: 'Callum Rennie',
    does: 'Front-end development',
    city: 'Edinburgh',
    about: 'Builds the last metre of a shop, where the thumb meets the button.',
  },
  {
    name: 'Hannah Sedgwick',
    does: 'Search engine optimisation',
    city: 'Leeds',
    about: 'Gets good pages found. Spends most days talking people out of the other ones.',
  },
  {
    name: 'Imogen Tarrant',
    does: 'Strategy',
    city: 'Liverpool',
    about: 'Draws up plans by crossing things out. The pen is red and the list is short.',
  },
  {
    name: 'Morag Tulloch',
    does: 'Trading',
    city: 'Edinburgh',
    about: 'Has seen fourteen Black Fridays and would like the next one to be dull.',
  },
  {
    name: 'Joss Wetherall',
    does: 'Payments and fraud',
    city: 'Liverpool',
    about: 'Looks after the moment when money changes hands, and argues for good customers.',
  },
];
