// The descriptions of the Insights topics, shown at the head of their pages.

/** A category of articles. */
export interface Topic {
  /** Spelled as in the categories of articles. */
  name: string;
  about: string;
}

export const topics: readonly Topic[] = [
  {
    name: 'Accessibility',
    about: 'Shops that everybody can buy from: by thumb, by keyboard, by ear, on a bus.',
  },
  {
    name: 'AI',
    about: 'Which work to hand to a machine, and how to check what it hands back.',
  },
  {
    name: 'B2B',
    about: 'Trade accounts, their prices, and the people who order with a calculator in one hand.',
  },
  {
    name: 'Company',
    about: 'How we work, who we hire, and what happens in our rooms when no client is looking.',
  },
  {
    name: 'CRO',
    about: 'Tests that can say something, and the patience to let them finish.',
  },
  {
    name: 'Customer Support',
    about: 'What the inbox knows about your shop, long before the dashboard does.',
  },
  {
    name: 'Data',
    about: 'Numbers that survive a second look, and the columns where they go missing.',
  },
  {
    name: 'Design',
    about: 'Interfaces for people who’d rather be done with them.',
  },
  {
    name: 'Development',
    about: 'Code that ships on a Tuesday, and whatever has to happen before it may.',
  },
  {
    name: 'Email & SMS',
    about: 'Messages that people meant to get, from shops that know when to stop.',
  },
  {
    name: 'Fraud Prevention',
    about: 'Telling thieves from good customers with an odd address.',
  },
  {
    name: 'International',
    about: 'Selling across a border: the price, the duty, the language, the parcel.',
  },
  {
    name: 'Migration',
    about: 'Moving a shop without losing the customers, the orders or the column called MISC.',
  },
  {
    name: 'Operations',
    about: 'Stock, parcels, returns and rotas. The half of commerce that has a forklift.',
  },
  {
    name: 'Paid Media',
    about: 'What advertising costs, what it claims, and how to tell the two apart.',
  },
  {
    name: 'Payments',
    about: 'The last page before the money, and everything that can stop it there.',
  },
  {
    name: 'Peak Trading',
    about: 'November, planned in August by people who like to sleep.',
  },
  {
    name: 'Performance',
    about: 'Where the seconds go, and which of them your customers wait for.',
  },
  {
    name: 'Retention',
    about: 'The second order, and the ones after it.',
  },
  {
    name: 'Returns',
    about: 'The parcel that comes back, and what it was trying to tell you.',
  },
  {
    name: 'SEO',
    about: 'Being found by people who are already looking.',
  },
  {
    name: 'Strategy',
    about: 'What to do next year, and above all what to leave alone.',
  },
];
