// Shape: very long caseStudyTitle, two images and no testimonial.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Damsony: small-batch preserves for delicatessens and hotels, ordered by the case. */
export const damsony: CaseStudySeed = {
  title: 'Damsony',
  slug: 'damsony',
  status: 'published',
  publishDate: '2024-02-22T12:40:00.000Z',
  menuOrder: 0,
  caseStudyTitle:
    'How a jam kitchen in the Welsh Marches got 1,900 delicatessens, farm shops and hotel breakfast rooms to order by the case at midnight',
  caseStudySubTitle: 'Trade ordering for people who finish work when the office is shut.',
  description:
    'Damsony cooks preserves in small batches and sells them by the case to delicatessens and hotels. Its buyers order after service, when nobody answers a phone. We built a trade store for the end of a long shift, and revenue grew 46% in the first year.',
  sector: 'Food and drink',
  categories: ['B2B', 'Development', 'SEO'],
  ourRole: ['Strategy', 'Platform development'],
  gridStat: '46%',
  gridSupportingText: 'revenue growth',
  mainImage: '/images/damsony-main.jpg',
  gridImage: '/images/damsony-grid.jpg',
  logo: '/images/logos/damsony.svg',
  challengeTitle: 'The order book closed at five',
  challengeContent: `<p>Delicatessens cash up at six. Hotel kitchens finish at eleven. Damsony’s trade desk, three people who know every account by voice, opened at nine and shut at five, and for years the gap was bridged by an answering machine and a very good memory.</p>
<p>It worked at 300 accounts. At 1,900 the tape ran out. Orders were misheard: thirteen cases of damson became thirty, thyme became lime. Preserves are heavy things to send back up the A49.</p>
<h3>A batch is gone when it is gone</h3>
<p>Every copper pan makes 216 jars. After the last of them there is nothing until the fruit comes round again, and trade buyers plan menus on it. The price list, posted each January, could say nothing about that, so the desk spent its mornings explaining what there was and its afternoons apologising for what there was not.</p>
<ul>
<li>Four in ten orders needed a call back to change something.</li>
<li>New accounts waited six days for terms.</li>
<li>Nobody outside the county could find the wholesale range: the site sold gift boxes and ranked for ‘jam hamper’.</li>
</ul>
<p>The family wanted to grow without a second trade desk, and without reducing the accounts they knew by voice to a login screen. Both wishes were on the first page of the brief, underlined.</p>`,
  solutionTitle: 'Built for the end of a shift',
  solutionContent: `<p>We designed the store for one hand, tired eyes and a dim kitchen. It opens on your last order. Change the numbers, press once, go home. The whole thing takes a practised chef nineteen seconds, and it works in a cellar with no signal: the order stays on the phone and goes when the phone comes up for air.</p>
<h3>Batches in plain sight</h3>
<p>Each batch has a page with the fruit, the pan, the date and the number of cases left. Standing orders hold their share before it is cooked. When fewer than twenty cases remain, the accounts that reorder that preserve hear a day before anybody else.</p>
<h3>Terms in an afternoon</h3>
<p>A new account gives a company number and a delivery address. Credit is checked while the form is still open, and a limit is offered there and then or passed to a person with the papers attached. Six days became four hours.</p>
<h3>Being found</h3>
<ul>
<li>A wholesale page for each preserve, with case sizes, shelf life and allergens as real text</li>
<li>Recipes by the pastry chefs who buy it, which now bring in a third of new accounts</li>
<li>A stockist map that sends the public to the shop round the corner</li>
</ul>
<p>Revenue grew 46% in the first year with the same three people on the desk. Seven orders in ten arrive after six in the evening. The desk still rings every account once a month. The calls are about fruit.</p>`,
  mediaImages: ['/images/damsony-shop.jpg', '/images/damsony-pocket.jpg'],
  mediaAlts: [
    'The Damsony trade store: ‘Same again? Press once, go home.’ over cases of preserve',
    'Two phones: a case of chutney with what is missing for free carriage, and tonight’s order',
  ],
  stats: [
    {
      icon: '+',
      number: '46',
      valueAfterNumber: '%',
      supportingText: 'Revenue in the first year',
      measurement:
        'Trade revenue in the twelve months after launch on the twelve before, same price list. From Damsony’s accounts.',
    },
    {
      icon: '',
      number: '70',
      valueAfterNumber: '%',
      supportingText: 'Orders after six in the evening',
      measurement:
        'Share of trade orders placed between 18:00 and 06:00, first year. Counted by the store.',
    },
  ],
};
