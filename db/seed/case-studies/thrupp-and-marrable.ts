// Shape: very long title and no headline, no sector, gridStat without any image, only a solution and that without a title.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Thrupp & Marrable: cups, lids and boxes for caterers, by the carton and the pallet. */
export const thruppAndMarrable: CaseStudySeed = {
  title:
    'Thrupp & Marrable Catering Packaging, incorporating the Severn Cup and Lid Company and Marrable Brothers Board and Paper Merchants',
  slug: 'thrupp-and-marrable',
  status: 'published',
  publishDate: '2024-06-30T23:30:00.000Z',
  description:
    'Three packaging wholesalers, merged on paper in 2022, still sold cups from one price book and lids from another. One catalogue, built around what fits what, now serves 5,200 caterers.',
  categories: ['B2B', 'Migration & Replatforming'],
  ourRole: ['Platform development'],
  gridStat: '71%',
  gridSupportingText: 'of orders placed without a phone call',
  gridImage: '/images/thrupp-and-marrable-grid.jpg',
  solutionContent: `<p>Three companies, two price books and a phone: that was the trade counter after the merger. Caterers ordered cups under one name and lids under another, and found out on Saturday morning that they did not fit.</p>
<p>We put the three ranges into one catalogue and made fit the first filter. Choose a cup, and the store shows the four lids that close on it, the sleeve, the carrier, and the quantity at which the pallet price begins. The data came from a warehouse manager, a pair of callipers and nineteen evenings.</p>
<ul>
<li>Reorder lists by venue, so a festival trader can stock six pitches in one go</li>
<li>Carton, layer and pallet prices on one line, with the saving worked out</li>
<li>Recycling advice by council, kept up to date in a single table</li>
</ul>
<p>Old account numbers from all three companies still work at the login, because they are printed on ten years of van doors and fridge magnets. Wrong-lid returns, which used to fill a bay, have fallen from sixty a week to two. The counter in Gloucester still opens at five for the market traders. They come for the coffee.</p>`,
  stats: [
    // a JSON number is a valid stat and is stored as its text
    {
      number: 71,
      valueAfterNumber: '%',
      supportingText: 'Orders without a phone call',
      measurement:
        'Share of orders by number that nobody rang about, first full quarter. From the order desk.',
    },
    {
      icon: '-',
      number: '97',
      valueAfterNumber: '%',
      supportingText: 'Wrong-lid returns',
      measurement: 'Returns a week with that reason: two, after sixty. Counted in the bay.',
    },
  ],
};
