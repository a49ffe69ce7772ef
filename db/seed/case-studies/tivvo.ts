// Shape: no gridStat, no testimonial, two images with their alt texts.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Tivvo: wooden toys that grow with a child and come back to be passed on. */
export const tivvo: CaseStudySeed = {
  title: 'Tivvo',
  slug: 'tivvo',
  status: 'published',
  publishDate: '2024-08-27T15:10:00.000Z',
  menuOrder: 60,
  caseStudyTitle: 'Toys that come back',
  caseStudySubTitle: 'A buy-back scheme that gets the same care as the sale.',
  description:
    'Tivvo’s wooden toys outlast the childhood they were bought for. We built the store that sells them the first time, and the one that takes them back, mends the wheels and sells them again.',
  sector: 'Toys',
  categories: ['Development', 'Integration'],
  ourRole: ['Strategy', 'Platform development', 'UX and UI design'],
  mainImage: '/images/tivvo-main.jpg',
  gridImage: '/images/tivvo-grid.jpg',
  logo: '/images/logos/tivvo.svg',
  challengeTitle: 'What happens when the child turns four?',
  challengeContent: `<p>A child is finished with a stacking ring at about eighteen months. Tivvo makes it from beech that will last sixty years. For most of its life the company sold the toy and looked away from the arithmetic, while its customers sold the rings on in parents’ groups, often for more than half of the new price.</p>
<p>The founders saw two things in that second-hand trade. One was flattering. The other was a business they were missing, run by strangers, in which a chewed axle or a borrowed screw could put a small part in a small mouth under the Tivvo name.</p>
<h3>A promise with no plumbing</h3>
<p>‘Pass it on’ had been printed on the box since 2021. In practice it meant:</p>
<ul>
<li>an email to the shop, answered within a week;</li>
<li>a paper label, sent by post;</li>
<li>a corner of the workshop in Hebden Bridge where 2,300 returned toys waited for somebody with a free afternoon;</li>
<li>a voucher code typed by hand, once anybody remembered.</li>
</ul>
<p>Nothing could be resold, because the shop kept one stock record for each product, and a mended rainbow with a dent in its blue arc is a different thing from a new one. Every returned toy is a single object with its own history and a price of its own. The shop had been built on the opposite assumption.</p>`,
  solutionTitle: 'Every toy gets a passport',
  solutionContent: `<p>A number burned into the wood gives each toy a passport: when it was made, from which batch, who mended it and how many families it has had. Parents type it in to register the toy, and Tivvo writes to them when the next stage is due.</p>
<h3>Selling the same thing twice</h3>
<p>A returned toy is photographed on a turntable, graded by a person against a card of examples, and listed as one item at one price. The listing takes fifty seconds; it used to take seven minutes. If the toy needs a new axle, the passport reserves one from the parts shelf, and the listing waits until a second pair of eyes has signed off the mend.</p>
<h3>Credit that arrives before the parcel does</h3>
<p>Parents see what a toy is worth before they send it. The credit lands when the carrier scans the box, because waiting for an inspection was the point at which people gave up. Fewer than one box in a hundred has turned out worse than described.</p>
<ul>
<li>New and passed-on toys share a page, so the choice is a single tap</li>
<li>A safety notice reaches the present owner, wherever the toy has got to</li>
<li>Warehouse, workshop and store work from one record per object</li>
</ul>
<p>The corner of the workshop is empty. In eighteen months 11,400 toys have come home and 10,900 have gone out again, most of them within nine days. Families who return a toy spend twice as much over the following year as families who do not, and nearly all of it goes on the next stage up.</p>`,
  mediaImages: ['/images/tivvo-shop.jpg', '/images/tivvo-pocket.jpg'],
  mediaAlts: [
    'The Tivvo shop in cobalt: ‘Played with. Passed on.’ over wooden toys, new and third-hand',
    'Two phones: a rainbow on its third childhood, and the passport that says where it has been',
  ],
  stats: [
    {
      icon: '',
      number: '11.4',
      valueAfterNumber: 'K',
      supportingText: 'Toys that came home',
      measurement:
        'Toys received and graded in the first eighteen months. From the workshop’s book.',
    },
    {
      icon: '',
      number: '96',
      valueAfterNumber: '%',
      supportingText: 'Of them sold again',
      measurement: '10,900 of the 11,400, by the end of month eighteen.',
    },
    {
      icon: '-',
      number: '88',
      valueAfterNumber: '%',
      supportingText: 'Time to list a returned toy',
      measurement:
        'Median from parcel to listing, month eighteen on month one. Timed by the workshop.',
    },
    {
      icon: 'x',
      number: '2',
      supportingText: 'Yearly spend of families who return',
      measurement:
        'Mean spend in the year after a return, against families who had bought as much and returned nothing.',
    },
  ],
};
