// Two pictures per client's shop for one frame: the shop as customers see it, and the back room.

/** One of the two pictures (1600 × 1000 pixels), with its alt text and caption. */
export interface Side {
  src: string;
  alt: string;
  caption: string;
}

export interface TwoSides {
  recto: Side;
  verso: Side;
}

/** By slug of the case study. */
export const twoSides: Readonly<Record<string, TwoSides>> = {
  norrowe: sides('norrowe', {
    recto: [
      'The Norrowe shop: ‘Made to be mended.’ beside a flask and a mug',
      'A flask, and a washer for nine pence.',
    ],
    verso: [
      'The repair bench of Norrowe: four flasks with what they need, and ten of eleven seals in the drawer',
      'Each serial number on the bench, with the drawer it needs.',
    ],
  }),
  strydal: sides('strydal', {
    recto: [
      'The Strydal shop in lime: ‘Thirty runs to change your mind.’ beside a white trainer on its box',
      'A promise, on the front page at last.',
    ],
    verso: [
      'The media plan of Strydal: channels by the share of pairs that were kept, from running clubs with 94% down',
      'Media is bought on pairs that stay on somebody’s feet.',
    ],
  }),
  velmoor: sides('velmoor', {
    recto: [
      'The Velmoor shop: ‘Three hundred of each, drawn fairly.’ beside knitwear on burgundy',
      'A draw that is open until Sunday.',
    ],
    verso: [
      'The release desk of Velmoor at two minutes to ten: 9,412 names, 300 cardigans, none sold twice',
      'Thursday, ten o’clock, and nobody on call.',
    ],
  }),
  brackwick: sides('brackwick', {
    recto: [
      'The Brackwick trade store in yellow: ‘Your price. Your branch. Your van.’ beside a pegboard of tools',
      'Your own price, before the customer’s cap is back on.',
    ],
    verso: [
      'The pricing service of Brackwick: 1,604,218 prices, 312 changed at a counter today and live',
      'A million and a half promises, answered in 71 ms.',
    ],
  }),
  ostrey: sides('ostrey', {
    recto: [
      'The Ostrey shop: ‘Begin at the sticker.’ beside the type plate of a washing machine',
      'The sticker behind the door is the search field.',
    ],
    verso: [
      'The matching screen of Ostrey: 19 million pairs of part and machine, and 217 questions for a person',
      'Four people, two drawings and one question.',
    ],
  }),
  wagsby: sides('wagsby', {
    recto: [
      'The Wagsby shop: ‘A plan that grows up with the dog.’ beside a kennel and bowls on mint',
      'One question: when was the birthday?',
    ],
    verso: [
      'The plan of Wagsby on a Sunday evening: 1,180 beds that grow this week, six owners to answer',
      'Thirty-six thousand dogs, run by nine people.',
    ],
  }),
};

type Words = readonly [alt: string, caption: string];

function sides(slug: string, { recto, verso }: { recto: Words; verso: Words }): TwoSides {
  const side = (name: string, [alt, caption]: Words): Side => ({
    src: `/images/${slug}-${name}.jpg`,
    alt,
    caption,
  });
  return { recto: side('recto', recto), verso: side('verso', verso) };
}
