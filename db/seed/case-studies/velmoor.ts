// Shape: exactly two images and no video, one testimonial without an image.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Velmoor: ribbed knitwear in small runs, with a repair service for every piece. */
export const velmoor: CaseStudySeed = {
  title: 'Velmoor',
  slug: 'velmoor',
  status: 'published',
  publishDate: '2025-06-24T10:05:00.000Z',
  menuOrder: 90,
  caseStudyTitle: 'Sold out on purpose, and nobody left angry',
  caseStudySubTitle:
    'A release calendar, a fair draw and a mending service for a knitwear house that makes 300 of everything.',
  description:
    'Velmoor knits in runs of 300 and used to sell them in one morning of crashed baskets and furious emails. We turned release day into a calm, fair event, gave everyone who missed out a place on the next run, and moved mending to the centre of the account. Sales across the next four releases grew 446%.',
  sector: 'Fashion',
  categories: ['Development', 'UX', 'CRO'],
  ourRole: ['Platform development', 'UX and UI design', 'Lifecycle and retention'],
  gridStat: '446%',
  gridSupportingText: 'sales growth across four releases',
  mainImage: '/images/velmoor-main.jpg',
  gridImage: '/images/velmoor-grid.jpg',
  logo: '/images/logos/velmoor.svg',
  challengeTitle: 'Three hundred cardigans, nine thousand people',
  challengeContent: `<p>On the last Thursday of October, 9,200 people tried to buy 300 cardigans. The store fell over at one minute past ten. By the time it came back, half of the run had gone to four addresses and the rest had been sold twice: 41 customers were charged for a garment that did not exist. The apology took a team of five a week to write, one email at a time.</p>
<p>Small runs are the point of Velmoor. The yarn is dyed in Hawick in lots large enough for three hundred pieces and no more, and the house would rather sell out than discount. Even so, selling out was doing damage.</p>
<ul>
<li>Two in three visitors on release day left without an answer either way.</li>
<li>Resellers listed pieces at twice the price before the parcels had left the Borders.</li>
<li>Nothing happened in between. For six weeks at a time the store was an empty room.</li>
</ul>
<h3>The quiet half of the business</h3>
<p>Every piece comes with mending for life, and the menders ran a seven-week backlog from a paper diary. Customers loved the service and could not find it. It was mentioned on the swing tag, in four-point type, and nowhere on the site.</p>
<p>Velmoor asked us for a bigger server. We asked for one season to change how the day worked.</p>`,
  solutionTitle: 'Turn the scramble into a calendar',
  solutionContent: `<p>A release now begins ten days before it opens. Customers choose a piece and a size, leave a card, and learn at noon on the day whether they are in. The draw favours people who own fewer pieces, stops at two per household, and is explained in four plain sentences next to the button. Nobody refreshes anything.</p>
<h3>What the demand taught the knitters</h3>
<p>Ten days of intent is a production plan. When the moss-stitch vest drew 2,100 entries, the house dyed two further lots before the first had shipped and offered them, in order, to everyone who had missed out. Four styles a season became eighteen without a single piece going into a sale.</p>
<h3>Mending gets a front door</h3>
<ul>
<li>Each order adds the garment to a wardrobe in the account, with its yarn lot and care notes.</li>
<li>A mend is booked from a photograph. The price and the week are confirmed within a day.</li>
<li>A mended piece comes home with the name of its mender and a length of the same yarn.</li>
</ul>
<p>Sales across the next four releases grew 446%. Nothing has been sold twice since. The mending diary, now shared with a second workroom in Galashiels, brings one customer in five back to the store within a month of getting a jumper home. The draw itself runs on ordinary platform functions, so the last release day needed no extra servers and, for the first time in the company’s history, nobody on call.</p>`,
  mediaImages: ['/images/velmoor-shop.jpg', '/images/velmoor-pocket.jpg'],
  mediaAlts: [
    'The Velmoor shop: ‘Three hundred of each, drawn fairly.’ under folded knitwear in burgundy',
    'Two phones: the fisher’s rib with its draw, and an account that lists what was mended',
  ],
  testimonial1Quote:
    'Release day used to be the worst day of the month. During the last one I took my daughter swimming.',
  testimonial1Name: 'Fenella Orr',
  testimonial1Position: 'Managing Director, Velmoor',
  stats: [
    {
      icon: '+',
      number: '446',
      valueAfterNumber: '%',
      supportingText: 'Sales growth',
      measurement:
        'Revenue of the four releases after launch on the four before, same prices, refunds taken off. From Velmoor’s accounts.',
    },
    {
      icon: '',
      number: '0',
      supportingText: 'Pieces sold twice since launch',
      measurement:
        'Orders that had to be refunded because the piece was gone, all releases since launch.',
    },
    {
      icon: 'x',
      number: '2.5',
      supportingText: 'Mends finished each month',
      measurement:
        'Monthly mean of the first half-year on the same months before. From the mending diary.',
    },
  ],
};
