// Shape: two images of equal height, a pale accent, six stats, no logo, both testimonials without images.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Ostrey: spare parts for household appliances of the last forty years. */
export const ostrey: CaseStudySeed = {
  title: 'Ostrey',
  slug: 'ostrey',
  status: 'published',
  publishDate: '2026-05-12T08:15:00.000Z',
  menuOrder: 65,
  caseStudyTitle: 'Six hundred thousand parts, one sticker',
  caseStudySubTitle: 'Moving a spare-parts catalogue so large that nobody had ever seen all of it.',
  description:
    'Ostrey sells door seals, drum paddles and thermostats for appliances of the last forty years. The catalogue had outgrown its platform twice. We moved 600,000 SKUs without losing an address, and taught the search to read the sticker on the back of a washing machine.',
  sector: 'Home',
  categories: ['Migration & Replatforming', 'SEO', 'Integration'],
  ourRole: ['Strategy', 'Platform development', 'Data and measurement', 'Marketing leadership'],
  gridStat: '600,000',
  gridSupportingText: 'SKUs in one catalogue',
  mainImage: '/images/ostrey-main.jpg',
  gridImage: '/images/ostrey-grid.jpg',
  challengeTitle: 'The right part was always on page forty',
  challengeContent: `<p>A washing machine stops on a Sunday evening. Somebody takes off the back, finds a perished seal, and types the words ‘washing machine seal’ into a phone. Ostrey had 4,100 of them. The right one was usually on page forty, under a name given to it by a factory in 1994.</p>
<p>The shop had been built for 80,000 products. At 300,000 the import took a night, at 500,000 a weekend, and the team had started to leave things out. One part in five was on a shelf in Telford and nowhere else.</p>
<h3>What the catalogue did not know</h3>
<ul>
<li>Which machines a part fits was kept as prose, in eleven spellings of ‘suitable for’.</li>
<li>The same thermostat stood under nine numbers, with nine prices and nine stock counts.</li>
<li>Search engines had indexed 2.3 million addresses, most of them filters of filters.</li>
<li>One order in seven came back, nearly always because the part was a close relative of the right one.</li>
</ul>
<p>Two earlier moves to a new platform had been called off half way. The brief had a single line in bold type: <strong>no address that brings an order may die</strong>.</p>`,
  solutionTitle: 'Begin at the sticker',
  solutionContent: `<p>Every appliance carries a plate with a model number, usually behind the door, usually scratched. So the shop now begins there. A photograph of the plate is enough: the characters are read, the likely mistakes tried (an O for a nought, a B for an eight), and the machine is shown with a drawing. From then on every page answers for that machine only.</p>
<h3>Fitting as data</h3>
<p>We turned the prose into 19 million pairs of part and model. A script read what it could be sure of. The rest went, most-sold first, to four people who had mended appliances for a living, with a screen that showed two drawings and one question. They finished in eleven weeks, and the nine thermostats became one.</p>
<h3>The move</h3>
<ol>
<li>All addresses that had brought a visit in two years were listed, with what each had earned.</li>
<li>Each got one target by rule, and the 6,000 that earned most were checked by eye.</li>
<li>The new shop ran beside the old one for a month, on one brand of tumble dryer.</li>
<li>The rest followed by brand, smallest first, with a way back that was never needed.</li>
</ol>
<blockquote><p>On the morning after the largest move we looked at the graph for a long time. There was nothing to see on it.</p></blockquote>
<p>An import of the whole catalogue takes 38 minutes and runs whenever a price list arrives. Filters of filters are closed to search engines, and 41,000 pages that answer a real question are open. Orders from search have nearly doubled, although the number of indexed addresses has fallen by nine tenths.</p>
<p>The warehouse cares about a different number. One order in seven used to come back. It is now one in thirty-one, and the returns desk has been given the space by the window.</p>`,
  mediaImages: ['/images/ostrey-shop.jpg', '/images/ostrey-pocket.jpg'],
  mediaAlts: [
    'The Ostrey shop: ‘Begin at the sticker.’ over a type plate and four parts with prices',
    'Two phones: a door seal that fits a machine from 1994, and a list of one household’s machines',
  ],
  testimonial1Quote:
    'I can find a paddle for a machine that was built before I was, with a photograph and one thumb.',
  testimonial1Name: 'Rhiannon Pryce',
  testimonial1Position: 'Head of Catalogue, Ostrey',
  testimonial2Quote: 'I’d budgeted for losing a fifth of our traffic. I’ve spent it on shelves.',
  testimonial2Name: 'Tobias Amery',
  testimonial2Position: 'Managing Director, Ostrey',
  stats: [
    {
      icon: '',
      number: '600',
      valueAfterNumber: 'K',
      supportingText: 'SKUs moved',
      measurement:
        'Lines that could be bought the morning after the move. Counted against the warehouse list in Telford.',
    },
    {
      icon: '+',
      number: '92',
      valueAfterNumber: '%',
      supportingText: 'Orders from search',
      measurement:
        'Orders that began with a search on the site, first half-year on the same one a year before.',
    },
    {
      icon: '-',
      number: '77',
      valueAfterNumber: '%',
      supportingText: 'Wrong parts sent back',
      measurement:
        'Returns with the reason ‘does not fit’, per thousand orders, first half-year on the year before.',
    },
    {
      icon: '',
      number: '38',
      valueAfterNumber: 'min',
      supportingText: 'For a whole import',
      measurement: 'Median of the thirty nightly imports of November, all 600,000 lines.',
    },
    {
      icon: '',
      number: '19',
      valueAfterNumber: 'M',
      supportingText: 'Pairs of part and machine',
      measurement: 'Pairs that the search may use, on the day of launch. Counted in the database.',
    },
    {
      icon: '',
      number: '0',
      supportingText: 'Addresses lost',
      measurement:
        'Of the addresses that had brought a visit in two years, those that answered 404 in the month after the move.',
    },
  ],
};
