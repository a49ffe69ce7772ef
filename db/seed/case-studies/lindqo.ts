// Shape: exactly one media item (a video with its caption), exactly one testimonial.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Lindqo: seating in bent ash, configured online and built in ten days. */
export const lindqo: CaseStudySeed = {
  title: 'Lindqo',
  slug: 'lindqo',
  status: 'published',
  publishDate: '2025-08-12T13:15:00.000Z',
  menuOrder: 50,
  caseStudyTitle: 'Ten days, one chair, no surprises',
  caseStudySubTitle:
    'A configurator that draws, prices and schedules the chair before it is ordered.',
  description:
    'A Lindqo chair is configured online and built in ten days. At £640 a seat people think hard first, and the old configurator gave them reasons to stop. Ours answers in under a tenth of a second and shows the chair that will really arrive. Conversion rose by 2%, which on baskets of this size paid for the work in eleven weeks.',
  sector: 'Furniture',
  categories: ['CRO', 'UX', 'Development'],
  ourRole: ['UX and UI design', 'Platform development', 'Data and measurement'],
  gridStat: '2%',
  gridSupportingText: 'lift in conversion',
  mainImage: '/images/lindqo-main.jpg',
  gridImage: '/images/lindqo-grid.jpg',
  logo: '/images/logos/lindqo.svg',
  challengeTitle: 'Eleven thousand chairs, one spinner',
  challengeContent: `<p>Shell, legs, seat pad, glides, finish: Lindqo’s five choices make 11,264 chairs. The old configurator loaded a three-dimensional model of all of them before it showed one. On a phone that took fourteen seconds. Nearly half of the visitors had gone by the ninth.</p>
<p>Those who waited met a second problem. The model was lit like a car advert, and ash came out the colour of toffee. Photographs in reviews told a different story, so careful buyers ordered a swatch, waited a week and lost the thread. One swatch in nine turned into an order.</p>
<h3>Friction at the expensive end</h3>
<ul>
<li>The price appeared in the basket, after every choice had been made.</li>
<li>Delivery read ‘approximately 10 to 28 days’, although the workshop in Frome had met ten for three years.</li>
<li>A saved design was a screenshot. The other person in the decision had to take it on trust.</li>
</ul>
<p>The team had been advised to cut the range. Sales data argued against it: 70% of orders were for combinations that had been bought fewer than five times before. People come to Lindqo because the chair is theirs. The choice was worth keeping. The wait was worth killing.</p>`,
  solutionTitle: 'Show less, sooner, and show it true',
  solutionContent: `<p>We threw away the model. Each part was photographed in daylight from three angles, on the same turntable beside the same grey card, and the browser assembles the chair from those photographs. The first view weighs 90 KB and is on screen in 0.8 seconds. Every change after it takes less than a tenth of one.</p>
<h3>The honest panel</h3>
<p>Beside the chair stand four facts that move with it: price, weight, seat height and the day it leaves Frome. The day comes from the workshop’s own bench plan. If somebody picks the one walnut leg that is running late, the panel says so there and then, and suggests the leg that is not.</p>
<h3>A design you can hand over</h3>
<p>Every combination has its own address. Send it, and the other person opens the same chair, changes a leg and sends back theirs. Two in five orders now begin with a shared link.</p>
<h3>How we know</h3>
<ul>
<li>Old and new ran side by side for six weeks, split by visitor, with the stopping rule agreed in advance.</li>
<li>Conversion rose by 2% and the average order by £31.</li>
<li>Swatch requests fell by a third. Orders after a swatch doubled.</li>
</ul>
<p>Two per cent looks modest on a slide. On a basket of four chairs it paid for the project in eleven weeks, and it has held for a year. Our page on <a href="/services#marketing">conversion work</a> says why we prefer small true numbers to large lucky ones.</p>`,
  mediaVideos: ['/videos/lindqo-desk.mp4'],
  mediaCaptions: ['The shop, from the configurator to the sixth day on the bench'],
  testimonial1Quote:
    'I asked for a faster configurator. They asked why we hid the price, and I didn’t have an answer.',
  testimonial1Name: 'Per Sandelin',
  testimonial1Position: 'Founder, Lindqo',
  stats: [
    {
      icon: '+',
      number: '2',
      valueAfterNumber: '%',
      supportingText: 'Conversion',
      measurement:
        'Relative lift over six weeks, visitors split evenly, 95% interval 0.7 to 3.3. The stopping rule was agreed before.',
    },
    {
      icon: '',
      number: '0.8',
      valueAfterNumber: 's',
      supportingText: 'To the first chair, on a phone',
      measurement:
        'Median time to the first chair on a three-year-old phone on 4G. Lab figure, ten runs.',
    },
    {
      icon: '',
      number: '40',
      valueAfterNumber: '%',
      supportingText: 'Orders from a shared link',
      measurement:
        'Orders whose configuration was first opened from a shared address, first year. Counted by the store.',
    },
    {
      icon: 'x',
      number: '2',
      supportingText: 'Orders after a swatch',
      measurement:
        'Visitors who had ordered a swatch against all visitors, orders per head, first year.',
    },
  ],
};
