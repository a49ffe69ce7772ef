// Shape: exactly two videos and no image, a caption with a comma inside, both testimonials without images.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Oonaru: refillable skincare from a laboratory that publishes every formula. */
export const oonaru: CaseStudySeed = {
  title: 'Oonaru',
  slug: 'oonaru',
  status: 'published',
  publishDate: '2025-02-18T14:20:00.000Z',
  menuOrder: 80,
  caseStudyTitle: 'Sell the bottle once',
  caseStudySubTitle:
    'Refills that arrive when the pump runs low, and formulas that anybody can read.',
  description:
    'Oonaru prints every formula it makes, percentages included, and sells each bottle once. Its old store sold them like anybody else’s. We built a refill service that remembers the bottle on the shelf, and product pages that let a pharmacist and a teenager read the same formula.',
  sector: 'Beauty',
  categories: ['UX', 'Content', 'Development'],
  ourRole: [
    'UX and UI design',
    'Platform development',
    'Lifecycle and retention',
    'Data and measurement',
  ],
  gridStat: '97%',
  gridSupportingText: 'growth in the first year',
  mainImage: '/images/oonaru-main.jpg',
  gridImage: '/images/oonaru-grid.jpg',
  logo: '/images/logos/oonaru.svg',
  challengeTitle: 'Honest chemistry, hidden in a footnote',
  challengeContent: `<p>Oonaru’s laboratory in Bristol publishes each formula to two decimal places. It is a brave thing to do, and the old store buried it: a grey link under the delivery terms opened a scan of a data sheet. Fewer than one visitor in two hundred ever saw it.</p>
<p>Refills had the same fate. The company exists so that a pump bottle can be bought once and kept for years, yet the refill pouch sat beside the full bottle as though it were a rival product. Customers did the sums, chose the bottle and threw the old one away.</p>
<h3>Three numbers that worried the founders</h3>
<ul>
<li>Refills made up 14% of units. The business plan, and the claim on the carton, needed 50%.</li>
<li>A third of subscribers cancelled at the second parcel, nearly all with the reason ‘too much, too soon’.</li>
<li>Support answered 900 ingredient questions a month, each of them already answered in a formula that nobody could find.</li>
</ul>
<p>There was a legal edge as well. A claim on a skincare page has to match the evidence file behind it, and copy was being pasted from one product to the next by hand. The regulatory team, one person, read every page twice a week to catch the mistakes.</p>`,
  solutionTitle: 'One formula, two readers',
  solutionContent: `<p>We moved the formulas out of documents and into data. Each ingredient is now an entry with a plain-English purpose, a concentration, a source and the study behind any claim made for it. Product pages draw on those entries, so a changed percentage appears everywhere within a minute, and a claim without evidence cannot be published at all.</p>
<h3>Read it your way</h3>
<p>By default a formula reads as a sentence: what it is mostly made of, what does the work, why it smells as it does. One tap turns it into the chemist’s table. Both are real text, so they can be searched, translated and read aloud, and the page meets <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> at level AA.</p>
<h3>A refill that waits for you</h3>
<p>Subscriptions lost their calendar. Oonaru asks how many pumps you use, morning and evening, and sends the pouch when about a week is left. A text arrives first. Reply ‘not yet’ and it waits.</p>
<ul>
<li>The full bottle is offered only to people who do not own one.</li>
<li>Signed-in customers see refills first, in the scent they bought last.</li>
<li>Empties travel back in the box that brought the refill.</li>
</ul>
<p>Refills are now 63% of units, and cancellations at the second parcel have fallen by more than half. The company grew 97% in the year after launch. The ingredient inbox is down to forty messages a month, most of them from chemists.</p>`,
  mediaVideos: ['/videos/oonaru-desk.mp4', '/videos/oonaru-pocket.mp4'],
  mediaCaptions: [
    'Wash, treat, keep: the shop from its front page to the shelf at home',
    'The same in a pocket',
  ],
  testimonial1Quote:
    'Regulatory used to be the department that said no at the end. Now the page won’t let you write it wrong in the first place.',
  testimonial1Name: 'Dr Anjali Rao',
  testimonial1Position: 'Head of Formulation, Oonaru',
  testimonial2Quote: 'I can finally answer my mother when she asks what’s in it.',
  testimonial2Name: 'Tamsin Boyle',
  testimonial2Position: 'Co-founder, Oonaru',
  stats: [
    {
      icon: '+',
      number: '97',
      valueAfterNumber: '%',
      supportingText: 'Growth in the first year',
      measurement:
        'Net revenue in the twelve months after launch on the twelve before. From Oonaru’s management accounts.',
    },
    {
      icon: '',
      number: '63',
      valueAfterNumber: '%',
      supportingText: 'Units sold as refills',
      measurement: 'Share of units, gift sets left out, last quarter of the first year.',
    },
    {
      icon: '-',
      number: '55',
      valueAfterNumber: '%',
      supportingText: 'Second-parcel cancellations',
      measurement:
        'Subscriptions ended after the first parcel and before the third, first year on the year before.',
    },
  ],
};
