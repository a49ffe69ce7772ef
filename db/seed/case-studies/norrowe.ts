// Shape: every field filled, four media items (two images and two films), both testimonials with images; leads the list.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Norrowe: flasks, mugs and trail kit, sold straight from the workshop. */
export const norrowe: CaseStudySeed = {
  title: 'Norrowe',
  slug: 'norrowe',
  status: 'published',
  publishDate: '2025-10-09T08:30:00.000Z',
  menuOrder: 100,
  featured: true,
  caseStudyTitle: 'How a flask maker stopped renting its customers from other people’s shops',
  caseStudySubTitle:
    'A direct store, a parts counter and a repair desk on one platform, built in fourteen weeks.',
  description:
    'Norrowe makes flasks, mugs and trail kit that are meant to be mended. For eleven years most of it left the workshop in a stockist’s van and never wrote home. We built the direct store, a counter that sells every washer and lid, and a repair desk that knows the serial number of the flask in front of it.',
  sector: 'Outdoor',
  categories: ['Development', 'UX', 'Performance'],
  ourRole: ['Strategy', 'Platform development', 'UX and UI design', 'Performance marketing'],
  gridStat: '80%',
  gridSupportingText: 'increase in direct sales',
  mainImage: '/images/norrowe-main.jpg',
  gridImage: '/images/norrowe-grid.jpg',
  logo: '/images/logos/norrowe.svg',
  challengeTitle: 'A product with no return address',
  challengeContent: `<p>Eight in ten Norrowe flasks were bought in somebody else’s shop. The workshop outside Kendal saw the wholesale invoice and little else: no name, no address, no idea whether the flask went up Helvellyn or sat on a desk in Slough. When a seal wore out, the customer wrote to the stockist, the stockist wrote to Norrowe, and three weeks later somebody posted a washer worth nine pence.</p>
<p>The company’s own store did not help. It had been put up for a trade fair in 2017 and was really a brochure with a basket attached.</p>
<ul>
<li>Spares were listed in a PDF. To order one you rang the workshop between ten and four.</li>
<li>A product page took 6.4 seconds to show its first photograph on a phone.</li>
<li>Stock was counted on a Friday, so by Wednesday the store was guessing.</li>
</ul>
<h3>What was at stake</h3>
<p>Two of the largest stockists had asked for better terms three years running. Accepting again would have cost the margin that pays for the repair bench. Norrowe wanted half of its volume to come through its own door within two years, without a public row with the shops that had carried it for a decade, and without a discount war that would teach walkers to wait for January.</p>
<blockquote><p>The brief fitted on a postcard: ‘Make buying from us feel like coming to the workshop.’</p></blockquote>`,
  solutionTitle: 'A shop, a parts counter and a repair desk',
  solutionContent: `<p>We spent the first fortnight at the repair bench. Watching Dale match a worn thread to a lid told us more about the catalogue than any spreadsheet had. Every flask carries a serial number under its base, and we made that number the key to everything.</p>
<h3>Fit, solved once</h3>
<p>Each of the 214 parts now knows which flasks it fits and from which years. Type the serial number, or photograph the base, and the store shows the four or five things that belong to that flask. A washer is still nine pence. It leaves the same afternoon, in an envelope.</p>
<h3>A direct offer the stockists could live with</h3>
<p>Prices match the high street to the penny. What you get for buying direct is service: free engraving, a registered serial number and a repair booked in four taps. Every product page lists the nearest stockists too, which ended the argument before it started.</p>
<ul>
<li>Live stock from the workshop floor, counted by scanner and kept in Linnworks, stockists’ orders included</li>
<li>Pages that paint in 1.1 seconds on a three-year-old phone</li>
<li>Paid search rebuilt around repairs and spares, the cheapest clicks in the category</li>
</ul>
<p>Direct sales rose 80% in the first full year. Today 38% of orders include a spare part, and half of the people placing them had never bought from the workshop before. They owned a flask from a shop, and the parts counter found them. The same <a href="/services#development">platform team</a> still ships a release every other Tuesday.</p>`,
  mediaImages: ['/images/norrowe-shop.jpg', '/images/norrowe-pocket.jpg'],
  mediaAlts: [
    'The Norrowe shop: the headline ‘Made to be mended.’ under flask, mug and rope, and parts from nine pence',
    'Two phones: a registered flask with the parts that fit it, and its repair with Dale at the bench',
  ],
  mediaVideos: ['/videos/norrowe-desk.mp4', '/videos/norrowe-pocket.mp4'],
  mediaCaptions: ['The shop, the parts counter and the repair desk in one scroll.'],
  testimonial1Quote:
    'We used to find out a flask had failed when somebody left one star. Now we find out because they’ve ordered the washer, and we can see which batch it came from.',
  testimonial1Name: 'Isla Braithwaite',
  testimonial1Position: 'Founder, Norrowe',
  testimonial1Image: '/images/norrowe-ib.jpg',
  testimonial2Quote:
    'They turned up in walking boots and asked to see the bin where we throw the lids we can’t match. That bin is empty now.',
  testimonial2Name: 'Dale Postlethwaite',
  testimonial2Position: 'Head of Repairs, Norrowe',
  testimonial2Image: '/images/norrowe-dp.jpg',
  stats: [
    {
      icon: '+',
      number: '80',
      valueAfterNumber: '%',
      supportingText: 'Direct sales, first year',
      measurement:
        'Direct revenue in the first full year on the year before, wholesale left out. From Norrowe’s ledger.',
    },
    {
      icon: '',
      number: '38',
      valueAfterNumber: '%',
      supportingText: 'Orders with a spare part',
      measurement:
        'Share of direct orders with at least one of the 214 parts, last twelve months. Counted by the store.',
    },
    {
      icon: '-',
      number: '61',
      valueAfterNumber: '%',
      supportingText: '‘Which lid fits?’ emails',
      measurement:
        'Messages filed under that question in the shared inbox, twelve months on twelve.',
    },
    {
      icon: '',
      number: '12',
      valueAfterNumber: 'K',
      supportingText: 'Flasks registered by number',
      measurement: 'Serial numbers entered by owners since launch, each counted once.',
    },
  ],
};
