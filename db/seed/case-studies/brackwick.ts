// Shape: nine stats, two images and no video (side by side), menuOrder equal to another study’s.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Brackwick: hand tools for trades and fleets, ordered on account. */
export const brackwick: CaseStudySeed = {
  title: 'Brackwick',
  slug: 'brackwick',
  status: 'published',
  publishDate: '2026-01-29T07:45:00.000Z',
  menuOrder: 80,
  featured: true,
  caseStudyTitle: 'Every branch, every price list, one login',
  caseStudySubTitle:
    'Replatforming a trade tool supplier with 140+ counters and half a million lines.',
  description:
    'Brackwick sells hand tools to trades and fleets through 140+ branches, each with its own prices, favourites and filing cabinet. We replaced eleven ageing systems with one trade store that knows who is asking, what they pay and which van it should go on. 500,000 SKUs moved over a single weekend.',
  sector: 'Tools',
  categories: ['B2B', 'Integration', 'Migration & Replatforming', 'Security'],
  ourRole: ['Strategy', 'Platform development', 'Data and measurement'],
  gridStat: '140+',
  gridSupportingText: 'branches on one platform',
  mainImage: '/images/brackwick-main.jpg',
  gridImage: '/images/brackwick-grid.jpg',
  logo: '/images/logos/brackwick.svg',
  challengeTitle: 'A hundred and forty ways to price a hammer',
  challengeContent: `<p>Ask for a sixteen-ounce claw hammer at two Brackwick counters and, until last spring, you could be quoted two prices. Both were right. The company grew by buying family merchants, and each arrived with its own stock system, its own customer numbers and terms agreed over a mug of tea in 1998. By the time we met there were eleven systems, 38,000 trade accounts and 1.6 million individual prices.</p>
<p>Fleet customers felt it most. A contractor with crews in six counties received six statements in four formats, and bought a third of its consumables elsewhere because finding out the Brackwick price meant ringing a branch.</p>
<ul>
<li>84% of orders came by phone or over the counter.</li>
<li>The old web shop showed list prices only, so trade customers used it as a catalogue and then rang.</li>
<li>Product data came from 640 manufacturers in every unit known to engineering, and a few that were not.</li>
</ul>
<h3>The constraint</h3>
<p>Branch managers are paid on branch profit. A system that took an order away from the counter would be quietly ignored, and they told us so at the first workshop in Doncaster. We wrote their condition at the top of the brief: the branch keeps the sale, however it arrives.</p>`,
  solutionTitle: 'The branch keeps the sale',
  solutionContent: `<p>There is now one trade store on one catalogue, with the branch at the centre of it. Every account belongs to a home branch. An order placed at midnight from a site in Hull is credited to the Hull counter, picked from its shelves first, and waiting on the manager’s screen when the doors open.</p>
<h3>Prices, answered in 90 milliseconds</h3>
<p>We did not tidy the 1.6 million prices, because each one was a promise to somebody. They live in a pricing service beside the platform, keyed by account, line and date, and the store asks for them as each page is drawn. A price changed at the counter is live on the web before the customer has put their cap back on.</p>
<h3>Who may buy what</h3>
<p>Each fleet says who may order, for which site and up to what sum. We paid two outsiders to get past that for a week. They found one door, and it was shut before the counters opened.</p>
<h3>Moving weekend</h3>
<ol>
<li>Friday, 6 pm: the old systems go read-only.</li>
<li>Saturday: 500,000 SKUs, 38,000 accounts and all open orders are loaded, then checked against totals signed by finance.</li>
<li>Sunday: forty branch managers place test orders for the things they know best.</li>
<li>Monday, 6.30 am: the counters open. The first order is for two tape measures and a spirit level.</li>
</ol>
<p>The van app came next: reorder by scanning the empty tray, with the site address and purchase order number already filled in. Today six orders in ten arrive without a phone call, and the average fleet account buys from nineteen more product families than it did. No branch has lost revenue. Our <a href="/services#operations">operations team</a> sits in on the managers’ call every Monday.</p>`,
  mediaImages: ['/images/brackwick-shop.jpg', '/images/brackwick-pocket.jpg'],
  mediaAlts: [
    'The Brackwick trade store in yellow: ‘Your price. Your branch. Your van.’ over a price list',
    'Two phones: a claw hammer at an agreed price, and an order credited to the Doncaster counter',
  ],
  testimonial1Quote:
    'I told them the counter would fight it. Six months on, my lads are signing customers up, because the web order has our name on it.',
  testimonial1Name: 'Gary Threlfall',
  testimonial1Position: 'Branch Manager, Doncaster',
  testimonial1Image: '/images/brackwick-gt.jpg',
  testimonial2Quote:
    'We priced the risk of that weekend at a million pounds. It cost us forty bacon rolls.',
  testimonial2Name: 'Meera Pillai',
  testimonial2Position: 'Chief Operating Officer, Brackwick',
  testimonial2Image: '/images/brackwick-mp.jpg',
  stats: [
    {
      icon: '',
      number: '140+',
      supportingText: 'Branches on one platform',
      measurement:
        'Branches that took at least one order through the platform in January 2026. From the branch ledger.',
    },
    {
      icon: '',
      number: '500',
      valueAfterNumber: 'K',
      supportingText: 'SKUs moved in a weekend',
      measurement:
        'Lines live on Monday at seven that were not on Friday at six. Counted by both teams, who agreed.',
    },
    {
      icon: '',
      number: '1.6',
      valueAfterNumber: 'M',
      supportingText: 'Customer prices served live',
      measurement:
        'Prices held for an account, a line and a date on 1 February 2026. Counted in the pricing service.',
    },
    {
      icon: '',
      number: '38',
      valueAfterNumber: 'K',
      supportingText: 'Trade accounts, one login',
      measurement:
        'Accounts with at least one login since opening. From Brackwick’s customer table.',
    },
    {
      icon: 'x',
      number: '3.7',
      supportingText: 'Orders placed online',
      measurement:
        'Online orders a week, January 2026 on January 2025, all branches. From the order book.',
    },
    {
      icon: '+',
      number: '27',
      valueAfterNumber: '%',
      supportingText: 'Average fleet basket',
      measurement:
        'Mean value of an order by fleet accounts, six months on the same six a year before, before VAT.',
    },
    {
      icon: '-',
      number: '44',
      valueAfterNumber: '%',
      supportingText: 'Calls to check stock',
      measurement:
        'Calls logged with the reason ‘stock’, January 2026 on January 2025. From the switchboard.',
    },
    {
      icon: '',
      number: '90',
      valueAfterNumber: 'ms',
      supportingText: 'To answer a price',
      measurement:
        '95 answers in 100 are quicker, over all prices asked for in January 2026. Timed at the service.',
    },
    {
      icon: '',
      number: '99.98',
      valueAfterNumber: '%',
      supportingText: 'Uptime since opening',
      measurement:
        'Minutes with a working checkout since opening day, watched from outside every minute.',
    },
  ],
};
