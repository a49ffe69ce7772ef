// Shape: exactly two images of equal height (neither sticks), both testimonials with images.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Axforth: bearings, gears and fasteners with stock and lead times in real time. */
export const axforth: CaseStudySeed = {
  title: 'Axforth',
  slug: 'axforth',
  status: 'published',
  publishDate: '2025-04-03T11:35:00.000Z',
  menuOrder: 70,
  caseStudyTitle: 'The right bearing at two in the morning',
  caseStudySubTitle:
    'A reorder app for maintenance engineers, and the live stock to stand behind it.',
  description:
    'Axforth stocks forty thousand bearings, gears and fasteners. Its customers look for them at two in the morning beside a stopped conveyor. We built an app that reads a worn part number through the grease, and a store that tells the truth about lead times. Two pounds in every five now arrive through the app.',
  sector: 'Industrial',
  categories: ['B2B', 'Integration', 'UX'],
  ourRole: ['Strategy', 'Platform development', 'UX and UI design', 'Data and measurement'],
  gridStat: '40%',
  gridSupportingText: 'of sales through a custom app',
  mainImage: '/images/axforth-main.jpg',
  gridImage: '/images/axforth-grid.jpg',
  logo: '/images/logos/axforth.svg',
  challengeTitle: 'A stopped line costs £900 a minute',
  challengeContent: `<p>When a bearing goes in a bottling plant, somebody has to work out what it was. The number is stamped on a ring the size of a coin, under oil, in poor light, and the engineer holding it is asked every four minutes how long it will take. A wrong guess means a second courier and a second night.</p>
<p>Axforth had the part. It had forty thousand of them, in Wolverhampton and Tilbury, and a counter team who could name most by touch. What it lacked was a way to put that knowledge in the engineer’s hand. The website wanted a login, then an exact code with the dashes in the right place, then showed ‘call for availability’ on six lines out of ten.</p>
<h3>Where the orders leaked</h3>
<ul>
<li>71% of searches failed, mostly on punctuation, suffixes or another maker’s code for the same part.</li>
<li>Stock came out of the ERP once a night. By noon it was wrong for one fast-moving line in eight.</li>
<li>Lead times for made-to-order gears were kept in a notebook on the production manager’s desk.</li>
<li>Night orders waited in a voicemail box until half past seven.</li>
</ul>
<p>Distributors with worse stock and better search were taking the work. The board had a target in mind: a quarter of sales by self-service within three years, without losing the counter’s reputation for being right.</p>`,
  solutionTitle: 'Point the phone at it',
  solutionContent: `<p>The app opens on the camera. It reads what is left of the number, measures the part against a pound coin, and offers at most three candidates with the differences in plain sight: sealed or open, steel or brass cage, clearance. We trained it on 61,000 photographs taken by the counter team in the worst light they could arrange.</p>
<h3>A search that speaks every dialect</h3>
<p>We joined the catalogue to equivalence tables for 46 manufacturers, so any maker’s code finds Axforth’s part. Dashes no longer matter, nor do the suffixes that nobody remembers. Failed searches have dropped from 71% to 8%, and each one that is left goes to a person in the morning with its photograph attached.</p>
<h3>Lead times you can plan a shift around</h3>
<ul>
<li>Stock moves in both warehouses reach the store in under four seconds.</li>
<li>The notebook became a capacity calendar. A gear shows the day it will leave the shop, and the date is held while the order is approved.</li>
<li>Night orders print in the warehouse straight away. The last van leaves at three.</li>
</ul>
<p>Engineers reorder by tapping the machine, because each site keeps its own parts list by line and asset number. Purchasing approves on the same screen, within limits the customer sets.</p>
<p>The board’s three-year target took seven months. The app alone now carries 40% of sales. The counter is busier than before, with better questions.</p>`,
  mediaImages: ['/images/axforth-shop.jpg', '/images/axforth-pocket.jpg'],
  mediaAlts: [
    'The Axforth store: ‘Bore, outside, width. Found.’ over a list of bearings with their sizes',
    'Two phones: a bearing with its stock, and a worn part number read from a photograph',
  ],
  testimonial1Quote:
    'At two in the morning I don’t want a relationship. I want the right bearing and a time. That is what this gives me.',
  testimonial1Name: 'Owen Prosser',
  testimonial1Position: 'Maintenance Lead at a bottling plant',
  testimonial1Image: '/images/axforth-op.jpg',
  testimonial2Quote:
    'Our counter staff took the photographs themselves. They trained it, so they trust it, and they correct it.',
  testimonial2Name: 'Helen Masefield',
  testimonial2Position: 'Sales Director, Axforth',
  testimonial2Image: '/images/axforth-hm.jpg',
  stats: [
    {
      icon: '',
      number: '40',
      valueAfterNumber: '%',
      supportingText: 'Of sales through the app',
      measurement:
        'Share of orders by value that began in the app, July to December 2025. From Axforth’s order book.',
    },
    {
      icon: '',
      number: '40',
      valueAfterNumber: 'K',
      supportingText: 'Parts with live stock',
      measurement:
        'Lines whose stock is read from both warehouses when the page is drawn, counted on 1 September 2025.',
    },
    {
      icon: '-',
      number: '89',
      valueAfterNumber: '%',
      supportingText: 'Failed searches',
      measurement:
        'Searches that ended without a part in the basket or a call: 2025 on 2024, all visitors. Counted by the site.',
    },
    {
      icon: '',
      number: '4',
      valueAfterNumber: 's',
      supportingText: 'From shelf to screen',
      measurement:
        'Median over 1,200 scans in December 2025, from the barcode gun to the page. Timed by us.',
    },
    {
      icon: '',
      number: '61',
      valueAfterNumber: 'K',
      supportingText: 'Training photographs',
      measurement:
        'All pictures taken by the counter team from March to May 2025, blurred ones included.',
    },
  ],
};
