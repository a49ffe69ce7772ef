// Shape: two images and no stats, one testimonial, menuOrder 0.
import type { CaseStudySeed } from '../case-study-seed.ts';

/** Hearthby: stoneware thrown in one pottery and sold as sets that can be added to for years. */
export const hearthby: CaseStudySeed = {
  title: 'Hearthby',
  slug: 'hearthby',
  status: 'published',
  publishDate: '2024-05-14T09:00:00.000Z',
  menuOrder: 0,
  caseStudyTitle: 'A dinner service you can finish in ten years',
  caseStudySubTitle: 'A store that remembers the table, the firing and the glaze.',
  description:
    'Hearthby throws stoneware in one pottery and sells it as sets that can be added to for years. We designed a store that remembers the table: what you own, which firing it came from, and what would sit well beside it.',
  sector: 'Home',
  categories: ['Design', 'UX', 'Content'],
  ourRole: ['UX and UI design', 'Creative production'],
  gridStat: '52%',
  gridSupportingText: 'of customers come back to add to their set',
  mainImage: '/images/hearthby-main.jpg',
  gridImage: '/images/hearthby-grid.jpg',
  logo: '/images/logos/hearthby.svg',
  challengeTitle: 'Nobody breaks four plates at once',
  challengeContent: `<p>Hearthby sold boxes: four plates, four bowls, four mugs. It suited the kiln and the courier. It did not suit a kitchen, where plates break one at a time, families grow one at a time, and the person who bought a set for two in 2019 now lays places for five.</p>
<p>Customers who wanted a single plate wrote to the pottery in Stoke-on-Trent. The studio manager would look up the order, guess the glaze, walk to the seconds shelf and hold a plate to the window. It was lovely service, at about forty minutes a plate.</p>
<h3>The trouble with a natural glaze</h3>
<p>Ash glaze moves. Two firings of ‘Oat’ a year apart can differ by as much as neighbours on a paint chart, and the site showed one photograph for all of them. Returns ran at 17%, nearly always for the same reason: it does not match what I have.</p>
<ul>
<li>No record tied a customer’s plate to its firing.</li>
<li>Photographs were taken by four people in four rooms.</li>
<li>The wedding list, the busiest page from April to August, allowed full boxes only.</li>
</ul>
<p>We were asked to redesign the shop. What the pottery needed first was a memory.</p>`,
  solutionTitle: 'The store that knows your table',
  solutionContent: `<p>Each firing now has a stamp, a date and a photograph taken in the same north-lit corner on the same board. We built the corner first, with one lens, a grey card and tape on the floor, and wrote a two-page guide that anyone in the studio can follow before the kiln is unpacked.</p>
<h3>My table</h3>
<p>An order becomes a table: a drawing of your places with the pieces you own. Break one and you tap it. The store offers the nearest firing in stock, shows both photographs side by side, and says how close they are in words a potter would use: the same, a shade warmer, best kept for the other end.</p>
<h3>Gifts that add up</h3>
<p>Guests give single pieces towards a table that the couple has laid out themselves. The pottery makes the missing ones in the next firing, which takes the guesswork out of June.</p>
<blockquote><p>We stopped saying ‘out of stock’.<br>We say ‘in the kiln on the ninth’.</p></blockquote>
<ul>
<li>Product pages show the last six firings, with the one you will receive marked</li>
<li>Type, grid and photography follow one rule: the pot is the only thing with a texture</li>
<li>Every page works without a mouse and reads well aloud</li>
</ul>
<p>Returns have fallen from 17% to 6%. Just over half of all customers, 52% at the last count, come back within a year to add to what they have. The studio manager has her mornings, and her window, to herself.</p>`,
  mediaImages: ['/images/hearthby-shop.jpg', '/images/hearthby-pocket.jpg'],
  mediaAlts: [
    'The Hearthby shop: ‘A store that remembers the table.’ under stacked stoneware',
    'Two phones: a plate from firing 212, and a table with two plates still to come',
  ],
  testimonial1Quote:
    'I used to spend my mornings holding plates up to the light. The store does it now, and it is fairer to the plate.',
  testimonial1Name: 'Ruth Colclough',
  testimonial1Position: 'Studio Manager, Hearthby',
  stats: [],
};
