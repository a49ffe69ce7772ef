// The showcase of /results (docs/contract.md, Results).

/** A card. It links to the case study with its `slug` when that is public. */
export interface Result {
  slug: string;
  brand: string;
  /** The figure, and its unit or description. */
  metric: readonly [figure: string, words: string];
  /** How the figure was measured: period, base, and by whom. */
  measurement: string;
  description: string;
  image: { src: string; alt: string };
  tags: readonly string[];
}

/** The featured wide card, the card beside it, then the twelve cards of the grid. */
export const results: readonly Result[] = [
  {
    slug: 'strydal',
    brand: 'Strydal',
    metric: ['128%', 'revenue increase year on year'],
    measurement:
      'Revenue of kept pairs, financial year 2025 on 2024; pairs that came back do not count. From Strydal’s ledger.',
    description:
      'Thirty runs to change your mind, counted properly and then advertised. The store and the media plan were rebuilt around pairs that stay sold.',
    image: {
      src: '/images/strydal-main.jpg',
      alt: 'A white Strydal trainer on its lime shoe box, with a black trainer, a kettlebell, a bottle and a ball on lime',
    },
    tags: ['Performance', 'Paid Media', 'Affiliates'],
  },
  {
    slug: 'velmoor',
    brand: 'Velmoor',
    metric: ['446%', 'sales growth'],
    measurement:
      'Revenue of the four releases after launch on the four before, same prices, refunds taken off. From Velmoor’s accounts.',
    description:
      'A fair draw in place of a crashed basket, and a mending service at the front of the account.',
    image: {
      src: '/images/velmoor-grid.jpg',
      alt: 'Folded ribbed knits with a Velmoor swing tag and two balls of yarn on burgundy',
    },
    tags: ['Development', 'UX', 'CRO'],
  },
  {
    slug: 'axforth',
    brand: 'Axforth',
    metric: ['40%', 'of sales via a custom app'],
    measurement:
      'Share of orders by value that began in the app, July to December 2025. From Axforth’s order book.',
    description:
      'The app reads a worn part number through the grease and says when the bearing will arrive.',
    image: {
      src: '/images/axforth-grid.jpg',
      alt: 'A large ball bearing, a spring, a flange and a bolt on lilac plinths, close up',
    },
    tags: ['B2B', 'Integration', 'UX'],
  },
  {
    slug: 'ostrey',
    brand: 'Ostrey',
    metric: ['600,000', 'SKUs in one catalogue'],
    measurement:
      'Lines that could be bought the morning after the move, counted against the warehouse list in Telford.',
    description:
      'Spare parts for every appliance of the last forty years, found by the sticker on the back of the machine.',
    image: {
      src: '/images/ostrey-grid.jpg',
      alt: 'The worn type plate of a washing machine from 1994, two of its characters rubbed away',
    },
    tags: ['Migration & Replatforming', 'SEO', 'Integration'],
  },
  {
    slug: 'oonaru',
    brand: 'Oonaru',
    metric: ['97%', 'growth'],
    measurement:
      'Net revenue in the twelve months after launch on the twelve before. From Oonaru’s management accounts.',
    description: 'A bottle sold once, refills that remember it, and formulas anybody can read.',
    image: {
      src: '/images/oonaru-grid.jpg',
      alt: 'Oonaru pump bottle and amber jar on a terrazzo plinth in front of a blush-pink arch',
    },
    tags: ['UX', 'Content', 'Development'],
  },
  {
    slug: 'wagsby',
    brand: 'Wagsby',
    metric: ['60x', 'revenue growth'],
    measurement:
      'Monthly revenue in month thirty over month one. A small first month helps; it was £6,100.',
    description:
      'From a spreadsheet for ten dogs to a plan that grows up with thirty-six thousand.',
    image: {
      src: '/images/wagsby-grid.jpg',
      alt: 'A mint kennel with a bowl of food in front, close up',
    },
    tags: ['Development', 'PPC', 'Hosting'],
  },
  {
    slug: 'lindqo',
    brand: 'Lindqo',
    metric: ['2%', 'conversion lift'],
    measurement:
      'Relative lift over six weeks, visitors split evenly, 95% interval 0.7 to 3.3. The stopping rule was agreed before.',
    description:
      'A configurator that shows the real chair at once. At £640 a seat, two per cent paid for it in eleven weeks.',
    image: {
      src: '/images/lindqo-grid.jpg',
      alt: 'A white Lindqo chair on a powder-blue block with two more chairs and a pendant lamp',
    },
    tags: ['CRO', 'UX', 'Development'],
  },
  {
    slug: 'norrowe',
    brand: 'Norrowe',
    metric: ['80%', 'D2C sales increase'],
    measurement:
      'Direct revenue in the first full year on the year before, wholesale left out. From Norrowe’s ledger.',
    description: 'A direct store, a parts counter and a repair desk for flasks made to be mended.',
    image: {
      src: '/images/norrowe-grid.jpg',
      alt: 'Norrowe flask, enamel mug and coiled rope on stones, seen close up against moss green',
    },
    tags: ['Development', 'UX', 'Performance'],
  },
  {
    slug: 'brackwick',
    brand: 'Brackwick',
    metric: ['140+', 'branches on one platform'],
    measurement:
      'Branches that took at least one order through the platform in January 2026. From the branch ledger.',
    description:
      'Eleven systems became one trade store, and the branch keeps the sale however it arrives.',
    image: {
      src: '/images/brackwick-grid.jpg',
      alt: 'A row of five steel spanners on a yellow pegboard above a shelf with a Brackwick tape measure',
    },
    tags: ['B2B', 'Integration', 'Security', 'Migration & Replatforming'],
  },
  {
    slug: 'damsony',
    brand: 'Damsony',
    metric: ['46%', 'revenue growth'],
    measurement:
      'Trade revenue in the twelve months after launch on the twelve before, same price list. From Damsony’s accounts.',
    description: 'Trade ordering by the case for chefs who finish when the office is shut.',
    image: {
      src: '/images/damsony-grid.jpg',
      alt: 'Two stacked jars and one jar with a cloth cap by Damsony, with tomatoes and berries',
    },
    tags: ['B2B', 'Development', 'SEO'],
  },
  {
    slug: 'hearthby',
    brand: 'Hearthby',
    metric: ['52%', 'of customers come back to their set'],
    measurement:
      'Customers with a second order within a year of the first, last twelve months. Counted by the store.',
    description: 'A store that remembers the table: what you own, and which firing it came from.',
    image: {
      src: '/images/hearthby-grid.jpg',
      alt: 'Stacked Hearthby plates and a belly vase with dried stems in warm side light',
    },
    tags: ['Design', 'UX', 'Content'],
  },
  {
    slug: 'pellam',
    brand: 'Pellam',
    metric: ['68%', 'still subscribed after a year'],
    measurement:
      'Of everyone who joined in the spring after launch, those with a paid parcel twelve months on. Before: 31%.',
    description: 'A coffee subscription that runs at the speed of your kettle.',
    image: {
      src: '/images/pellam-grid.jpg',
      alt: 'A large Pellam tin, a small tin and a pouch with a brass scoop of coffee beans, on deep teal',
    },
    tags: ['Development', 'CRO'],
  },
  {
    slug: 'tivvo',
    brand: 'Tivvo',
    metric: ['96%', 'of returned toys sold again'],
    measurement:
      'Toys graded and sold again, 10,900 of 11,400, by the end of month eighteen. From the workshop’s book.',
    description: 'Every toy has a passport, a second life and one record for all of it.',
    image: {
      src: '/images/tivvo-grid.jpg',
      alt: 'Stacking rings and a wooden car by Tivvo in cobalt and beech, close up',
    },
    tags: ['Development', 'Integration'],
  },
  {
    slug: 'thrupp-and-marrable',
    brand: 'Thrupp & Marrable',
    metric: ['71%', 'of orders without a phone call'],
    measurement:
      'Share of orders by number that nobody rang about, first full quarter. From the order desk.',
    description: 'Two price books for cups and lids became one catalogue of what fits what.',
    image: {
      src: '/images/thrupp-and-marrable-grid.jpg',
      alt: 'Three paper cups seen from above, each beside the black lid that closes on it',
    },
    tags: ['B2B', 'Migration & Replatforming'],
  },
];

/** The head of the page. */
export const resultsIntro =
  'Fourteen brands, one figure each: the one their own finance team would put first.';
