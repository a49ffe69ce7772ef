// Shape: two images side by side, both testimonials with images.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Strydal: training shoes made for the shape of the foot, with a thirty-run return promise. */
export const strydal: CaseStudySeed = {
  title: 'Strydal',
  slug: 'strydal',
  status: 'published',
  publishDate: '2026-02-17T16:25:00.000Z',
  menuOrder: 95,
  featured: true,
  caseStudyTitle: 'Thirty runs to change your mind',
  caseStudySubTitle: 'Turning the bravest returns promise in running into the reason to buy.',
  description:
    'Strydal lets you run thirty times in a pair of shoes and then send them back. Finance was frightened of the promise and marketing barely mentioned it. We measured what it really cost, rebuilt the store and the media plan around it, and watched revenue rise 128% year on year.',
  sector: 'Sportswear',
  categories: ['Performance', 'Paid Media', 'Affiliates'],
  ourRole: ['Strategy', 'Performance marketing', 'UX and UI design', 'Data and measurement'],
  gridStat: '128%',
  gridSupportingText: 'revenue increase year on year',
  mainImage: '/images/strydal-main.jpg',
  gridImage: '/images/strydal-grid.jpg',
  logo: '/images/logos/strydal.svg',
  challengeTitle: 'A promise everyone was afraid of',
  challengeContent: `<p>Strydal makes training shoes on four lasts, where most brands use one. Getting the right pair matters more than usual, so the company gives every customer thirty runs to decide. It is the most generous return in the sport. In 2024 it was also the best-kept secret, on a help page that 2% of visitors opened.</p>
<p>The reason was fear. Returns ran at 23%, every pair that came back went to recycling, and nobody could say which advert had brought the person who sent it. Media was bought on first-day revenue. A campaign that sold a thousand pairs and took back four hundred looked like the best of the year.</p>
<h3>What the data said</h3>
<ul>
<li>Eight in ten returns were for width, and came after one or two runs, not thirty.</li>
<li>Customers who swapped for a better fit were worth 2.3 times the average over two years.</li>
<li>Half of the paid-search budget went on the company’s own name.</li>
<li>The size guide asked which brand you wore before. Nobody’s feet are a brand.</li>
</ul>
<p>So the expensive part was the wrong last. The store put people in a shoe by guesswork, the adverts found more people to guess, and the returns desk in Leeds cleaned up behind both.</p>`,
  solutionTitle: 'Fit first, then spend',
  solutionContent: `<p>We began with the feet. A tracing on a sheet of A4, photographed from above, gives length, width and instep in about forty seconds. The store recommends a last before it shows a colour, and says how sure it is. When it is unsure it suggests two pairs and pays for both parcels.</p>
<h3>The promise moves to the front</h3>
<p>Thirty runs became the headline on the home page, in the basket and on the box. After the fifth run the customer gets one question by text, and anybody who answers ‘tight’ is offered a swap on the spot. Pairs that come back with fewer than ten runs are cleaned and sold as Second Wind, a page that empties most Mondays.</p>
<h3>Media bought on kept pairs</h3>
<p>We rebuilt measurement so that a sale counts when it is kept. Budgets then moved on their own:</p>
<ul>
<li>Brand search was cut by 60% with no fall in sales.</li>
<li>Running clubs and physiotherapists, long dismissed as small affiliates, had the lowest return rate of any channel.</li>
<li>Fit stories were tested against speed stories. Fit won in every age group but one.</li>
</ul>
<p>Returns came down from 23% to 11%. Revenue rose 128% year on year on a media budget that grew by 19%, and the finance director now opens his letter to investors with the promise.</p>`,
  mediaImages: ['/images/strydal-shop.jpg', '/images/strydal-pocket.jpg'],
  mediaAlts: [
    'The Strydal shop in lime: ‘Thirty runs to change your mind.’ over shoe and box',
    'Two phones: the white Road One at £128, and run 17 of 30 with what each shoe has done',
  ],
  testimonial1Quote:
    'For two years I asked marketing not to mention the thirty runs. I’ve had to apologise.',
  testimonial1Name: 'Martin Achebe',
  testimonial1Position: 'Finance Director, Strydal',
  testimonial1Image: '/images/strydal-ma.jpg',
  testimonial2Quote:
    'They counted a sale as a pair that stayed on somebody’s feet. Once you’ve done that you can’t go back.',
  testimonial2Name: 'Josie Kirkbride',
  testimonial2Position: 'Head of Growth, Strydal',
  testimonial2Image: '/images/strydal-jk.jpg',
  stats: [
    {
      icon: '+',
      number: '128',
      valueAfterNumber: '%',
      supportingText: 'Revenue, year on year',
      measurement:
        'Revenue of kept pairs, financial year 2025 on 2024. Sales that came back do not count. From Strydal’s ledger.',
    },
    {
      icon: '-',
      number: '52',
      valueAfterNumber: '%',
      supportingText: 'Returned pairs',
      measurement:
        'Share of pairs returned: 11% in 2025 after 23% in 2024. From the returns desk in Leeds.',
    },
    {
      icon: '-',
      number: '60',
      valueAfterNumber: '%',
      supportingText: 'Spend on our own name',
      measurement:
        'Paid search on the words ‘strydal’ and near them, second half of 2025 on the first.',
    },
    {
      icon: 'x',
      number: '2.3',
      supportingText: 'Worth of a customer who swaps',
      measurement:
        'Margin over two years of customers who swapped a pair, against the mean of all customers.',
    },
    {
      icon: '',
      number: '40',
      valueAfterNumber: 's',
      supportingText: 'To measure both feet',
      measurement:
        'Median from opening the camera to the recommended last, 8,000 tracings in autumn 2025.',
    },
  ],
};
