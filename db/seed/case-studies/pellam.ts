// Shape: exactly one media item (an image), exactly one stat, a quote without a name (its position then stays hidden).
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Pellam: coffee roasted to order, with a subscription that follows how fast you drink. */
export const pellam: CaseStudySeed = {
  title: 'Pellam',
  slug: 'pellam',
  status: 'published',
  publishDate: '2024-11-05T06:50:00.000Z',
  menuOrder: 40,
  caseStudyTitle: 'The subscription that runs at the speed of your kettle',
  caseStudySubTitle: 'Replacing a fixed calendar with a pantry that counts cups.',
  description:
    'Pellam roasts to order and posts the same evening. Its subscription shipped every fortnight whether the tin was empty or not, and people left because they had too much coffee. We taught it to follow the drinker.',
  sector: 'Food and drink',
  categories: ['Development', 'CRO'],
  ourRole: ['Strategy', 'Lifecycle and retention'],
  gridStat: '68%',
  gridSupportingText: 'of subscribers still drinking after a year',
  mainImage: '/images/pellam-main.jpg',
  gridImage: '/images/pellam-grid.jpg',
  logo: '/images/logos/pellam.svg',
  challengeTitle: 'Everyone drinks at a different speed',
  challengeContent: `<p>Pellam roasts on Tuesdays and Thursdays in an old bonded warehouse in Leith and posts the same evening. The beans reach the kitchen four days old, which is when they taste best. Then the subscription spoiled it. A bag every two weeks is too slow for a house of four and far too quick for a person who drinks one cup before the bus. By the third delivery, somebody’s second bag was going stale at the back of a cupboard.</p>
<p>The cancellation form told the story in one line. Of the 6,300 people who left in a year, 4,100 ticked ‘I have too much coffee’. They had no complaint. They were full.</p>
<h3>What had been tried</h3>
<ul>
<li>A pause button, found by 3% of those who needed it</li>
<li>A choice of one, two or four weeks, which people set once and never corrected</li>
<li>A 20% offer on leaving, which kept people for exactly one more bag</li>
</ul>
<p>The roastery had its own quarrel with the calendar. Every fortnightly order fell due on the same day, so the roaster ran flat out on alternate Tuesdays and stood cold in between. Hiring a second shift for a peak that the software had invented seemed, to the founder, a poor use of money. We agreed.</p>`,
  solutionTitle: 'Count cups and forget the days',
  solutionContent: `<p>Signing up now takes two questions: how do you make it, and how many cups on a normal day? From those we know the grams, and from the grams we know when the tin runs low. The first parcel is a guess. Everything after it is a correction.</p>
<h3>One text, four days out</h3>
<p>Before each roast the customer gets a message that says when the next bag will be cut and asks for a single letter. Y roasts it, L leaves it a week, N skips. Nobody signs in, and every answer sharpens the estimate. After three bags the forecast is right to within two days for nine customers in ten.</p>
<h3>The roastery’s side</h3>
<p>No two kitchens run out together, so the peaks flattened by themselves. The roaster works four even days, and the green-bean order, placed ten weeks ahead, is built on cups.</p>
<ul>
<li>A ‘we have visitors’ button for an extra bag that does not disturb the rhythm</li>
<li>A tasting card for each roast, written by the person who cupped it and kept in the account</li>
<li>A leaving page that says goodbye politely and offers nothing</li>
</ul>
<p>A year on, 68% of the people who joined that spring are still drinking, against 31% of the year before. The second shift was never hired. The founder bought a better grinder for the tasting room and sent us the first bag through it.</p>`,
  mediaImages: ['/images/pellam-shop.jpg'],
  mediaAlts: [
    'The Pellam shop in deep teal: ‘At the speed of your kettle.’ under tins, cup and beans',
  ],
  testimonial1Quote:
    'I get a text, I type one letter, coffee turns up. It’s the only subscription in the house that nobody argues about.',
  testimonial1Position: 'Subscriber since 2023',
  stats: [
    {
      icon: '',
      number: '68',
      valueAfterNumber: '%',
      supportingText: 'Subscribers still drinking after a year',
      measurement:
        'Of everyone who joined in the spring after launch, those with a paid parcel twelve months on. The year before it was 31%.',
    },
  ],
};
