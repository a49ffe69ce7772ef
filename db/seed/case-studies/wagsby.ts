// Shape: two images, one testimonial.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Wagsby: beds, bowls and chews for dogs, on a plan that adapts to the animal’s age. */
export const wagsby: CaseStudySeed = {
  title: 'Wagsby',
  slug: 'wagsby',
  status: 'published',
  publishDate: '2025-12-02T09:55:00.000Z',
  menuOrder: 30,
  caseStudyTitle: 'Make the dog the customer',
  caseStudySubTitle:
    'A plan that grows up with the animal, and the platform that lets nine people run it.',
  description:
    'Wagsby began with two people, one terrier and a spreadsheet. Its plan adapts beds, bowls and chews to the age of the dog, which is easy for ten dogs and impossible by hand for ten thousand. We built the plan into the platform, and have stayed for every stage since.',
  sector: 'Pet',
  categories: ['Development', 'PPC', 'Hosting'],
  ourRole: ['Platform development', 'Performance marketing', 'Lifecycle and retention'],
  gridStat: '60x',
  gridSupportingText: 'revenue growth in thirty months',
  mainImage: '/images/wagsby-main.jpg',
  gridImage: '/images/wagsby-grid.jpg',
  logo: '/images/logos/wagsby.svg',
  challengeTitle: 'Ten dogs is a spreadsheet',
  challengeContent: `<p>A puppy chews through a bed in nine weeks. An old Labrador needs one that is warm, low and washable, and cannot manage the hard chews it loved at three. Wagsby’s founders knew this for every dog on their list because they had met most of them. The plan was a spreadsheet with a row for each animal and a colour for each thing that was due.</p>
<p>At 400 dogs, Sunday became plan day. At 900 the colours ran out. Orders were typed into the store one by one, and a dog that had died in March was sent a birthday chew in April. The founders rang the family themselves. Then they rang us.</p>
<h3>Growing without the wobble</h3>
<ul>
<li>The store charged for products. The plan needed to charge for a dog.</li>
<li>Ages, breeds and allergies lived in three places, and one of them was right.</li>
<li>Advertising stopped whenever the warehouse, a garage in Chester, filled up.</li>
<li>Hosting fell over twice on the morning of a breakfast-television feature, which sold nothing as a result.</li>
</ul>
<p>They had money for one developer or one agency, and no wish to become a software company. The plan had to run without a Sunday, and it had to be kind: it should know when to stop.</p>`,
  solutionTitle: 'A plan with a pulse',
  solutionContent: `<p>In the data, an account now holds dogs, and a dog holds everything else: birthday, breed, weight, allergies, the pace at which it destroys things. A set of 140 plain rules, written with a vet, turns that into what is due and when. Owners see the next three months at any time and can argue with any line of it.</p>
<h3>Weigh-ins</h3>
<p>Every ten weeks the owner gets a message with one question and last time’s photograph of their own dog. Three in four answer. A new weight changes the bed size, the chew and the price, and the change is shown before it is charged.</p>
<h3>Knowing when to stop</h3>
<p>One button ends a plan because a dog has died. It cancels what is packed, returns what was paid that month, takes the dog off every list, the advertising ones included, and asks nothing. A card follows, written by hand. It was the first thing we built.</p>
<h3>Room to run</h3>
<ul>
<li>Adverts follow warehouse capacity hour by hour, so a campaign slows down instead of stopping</li>
<li>Managed hosting, with Cloudflare in front, carried a second television morning at forty times the usual traffic</li>
<li>Two people in support look after 36,000 dogs</li>
</ul>
<p>Revenue has grown 60x in thirty months, and the garage has become a shed the size of a football pitch. Plan Sunday is over. The terrier, Biscuit, is eleven now and has moved on to the soft chews.</p>`,
  mediaImages: ['/images/wagsby-shop.jpg', '/images/wagsby-pocket.jpg'],
  mediaAlts: [
    'The Wagsby shop in mint: ‘A plan that grows up with the dog.’ over kennel and bowls',
    'Two phones: a box for a dog of seven months, and what will change with its age',
  ],
  testimonial1Quote:
    'The first thing they built was the button we hoped nobody would ever press. I knew then.',
  testimonial1Name: 'Priya Hallam',
  testimonial1Position: 'Co-founder, Wagsby',
  stats: [
    {
      icon: 'x',
      number: '60',
      supportingText: 'Revenue in thirty months',
      measurement:
        'Monthly revenue in month thirty over month one. A small first month helps; it was £6,100.',
    },
    {
      icon: '',
      number: '36',
      valueAfterNumber: 'K',
      supportingText: 'Dogs on a plan',
      measurement:
        'Dogs with a paid plan on 1 January 2026, each counted once however many owners it has.',
    },
    {
      icon: '',
      number: '75',
      valueAfterNumber: '%',
      supportingText: 'Owners who answer a weigh-in',
      measurement: 'Answers within seven days, over all weigh-ins of the last twelve months.',
    },
    {
      icon: 'x',
      number: '40',
      supportingText: 'Peak traffic, carried',
      measurement:
        'Visitors in the busiest minute after the broadcast over the mean of the week before. No page failed.',
    },
  ],
};
