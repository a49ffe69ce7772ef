// The texts and the style of each client's shop, for the captures in public/images/*-shop.jpg and *-pocket.jpg.

/** A line of a list or an account: a label and a figure. */
type Line = readonly [label: string, figure: string];

export interface Shop {
  slug: string;
  name: string;
  /** The file of its wordmark; without one the name is set as text. */
  logo?: string;
  /** The background colour behind window and phones. */
  stage: string;
  /** Background, text, button, and text on buttons. */
  colours: readonly [ground: string, text: string, button: string, onButton: string];
  /** The CSS font of its headlines, and whether they are in capitals. */
  face: string;
  caps?: boolean;
  /** The layout of its front page. */
  layout: 'split' | 'poster' | 'ledger';
  menu: readonly string[];
  headline: string;
  lead: string;
  button: string;
  goods: readonly Line[];
  /** The pages on the phones: a product or a search, and the account. */
  product: { name: string; price: string; facts: readonly string[]; button: string };
  account: { title: string; lines: readonly Line[]; button: string };
}

const NARROW = '700 1em "Liberation Sans Narrow", sans-serif';
const SERIF = '400 1em "Liberation Serif", serif';
const SLAB = '700 1em "DejaVu Serif Condensed", serif';
const MONO = '700 1em "Liberation Mono", monospace';
const WIDE = '640 1em Bricolage, sans-serif';
const HEAVY = '800 1em Bricolage, sans-serif';
const SANS = '600 1em Instrument, sans-serif';

export const shops: readonly Shop[] = [
  {
    slug: 'norrowe',
    stage: '#5d7349',
    name: 'Norrowe',
    logo: 'norrowe.svg',
    colours: ['#eceade', '#1f2a1a', '#45583a', '#ffffff'],
    face: MONO,
    layout: 'split',
    menu: ['Flasks', 'Mugs', 'Parts', 'Repair'],
    headline: 'Made to be mended.',
    lead: 'Type the number under the base. We show the parts that fit your flask.',
    button: 'Find my flask',
    goods: [
      ['Seal, 2014 to today', '£0.09'],
      ['Lid, cream', '£6.50'],
      ['Flask, one litre', '£48'],
    ],
    product: {
      name: 'Flask N1-20418',
      price: 'Registered to you',
      facts: ['Four parts fit this flask', 'Seal, 9p, posted today', 'Last repaired in March'],
      button: 'Book a repair',
    },
    account: {
      title: 'The repair desk',
      lines: [
        ['Received', 'Monday'],
        ['On the bench', 'Dale'],
        ['New thread and seal', '£4.00'],
        ['Back with you', 'Thursday'],
      ],
      button: 'Ask the bench',
    },
  },
  {
    slug: 'strydal',
    stage: '#10140a',
    name: 'Strydal',
    logo: 'strydal.svg',
    colours: ['#c3e23c', '#10140a', '#10140a', '#c3e23c'],
    face: HEAVY,
    caps: true,
    layout: 'poster',
    menu: ['Road', 'Trail', 'Thirty runs'],
    headline: 'Thirty runs to change your mind.',
    lead: 'Run in them. Count to thirty. Send them back if your feet say so.',
    button: 'Start counting',
    goods: [
      ['Kept after run 30', '91%'],
      ['Road One', '£128'],
      ['Trail Two', '£136'],
    ],
    product: {
      name: 'Road One, white',
      price: '£128',
      facts: ['248 g in a size 9', 'Runs true to size', 'Thirty runs, then decide'],
      button: 'Choose a size',
    },
    account: {
      title: 'Run 17 of 30',
      lines: [
        ['This week', '24 km'],
        ['Left heel', 'Even wear'],
        ['Runs to go', '13'],
        ['Send back until', '2 June'],
      ],
      button: 'Log a run',
    },
  },
  {
    slug: 'velmoor',
    stage: '#7a2038',
    name: 'Velmoor',
    logo: 'velmoor.svg',
    colours: ['#f4e9e6', '#3d0d1b', '#7a2038', '#ffffff'],
    face: SERIF,
    layout: 'split',
    menu: ['Release 14', 'Mending', 'Yarn'],
    headline: 'Three hundred of each, drawn fairly.',
    lead: 'Enter any time before Sunday evening. Nobody is faster than anybody.',
    button: 'Enter the draw',
    goods: [
      ['The fisher’s rib', '£210'],
      ['The long cardigan', '£260'],
      ['A place on the next run', 'Free'],
    ],
    product: {
      name: 'The fisher’s rib',
      price: '£210',
      facts: ['300 pieces, burgundy', 'Lambswool from the Borders', 'Mended for life'],
      button: 'Enter the draw',
    },
    account: {
      title: 'Your knitwear',
      lines: [
        ['Crew, rose, 2023', 'Elbow mended'],
        ['Throw, cream, 2022', 'As new'],
        ['Draw of Release 14', 'Entered'],
        ['Results', 'Sunday, 8 pm'],
      ],
      button: 'Send something in',
    },
  },
  {
    slug: 'brackwick',
    stage: '#14110a',
    name: 'Brackwick',
    logo: 'brackwick.svg',
    colours: ['#f2b418', '#14110a', '#14110a', '#f2b418'],
    face: NARROW,
    caps: true,
    layout: 'ledger',
    menu: ['Hand tools', 'Fixings', 'My vans', 'Doncaster'],
    headline: 'Your price. Your branch. Your van.',
    lead: 'Account 20418, served by the Doncaster counter.',
    button: 'Reorder the tray',
    goods: [
      ['Tape measure, 5 m', '£9.95'],
      ['Claw hammer, 16 oz', '£24.49'],
      ['Spanner set, 8 to 19', '£61.20'],
      ['Spirit level, 600 mm', '£18.75'],
    ],
    product: {
      name: 'Claw hammer, 16 oz',
      price: '£24.49',
      facts: ['Your price, agreed until 30 June', '14 on the Doncaster shelf', 'Van 7 carries two'],
      button: 'Put it on van 7',
    },
    account: {
      title: 'Order 1 of today',
      lines: [
        ['Two tape measures', '£19.90'],
        ['One spirit level', '£18.75'],
        ['Site', 'Hull, Dock 4'],
        ['Credited to', 'Doncaster'],
      ],
      button: 'Collect at 6.30',
    },
  },
  {
    slug: 'oonaru',
    stage: '#ebb5a8',
    name: 'Oonaru',
    logo: 'oonaru.svg',
    colours: ['#f9e4de', '#3b1f1a', '#3b1f1a', '#f9e4de'],
    face: '300 1em Instrument, sans-serif',
    layout: 'split',
    menu: ['Wash', 'Treat', 'Keep', 'Formulas'],
    headline: 'Every formula, down to the last per cent.',
    lead: 'Three steps. One bottle, bought once and filled for years.',
    button: 'Refill mine',
    goods: [
      ['Wash, refill', '£11'],
      ['Treat, refill', '£19'],
      ['The bottle, once', '£8'],
    ],
    product: {
      name: 'Treat, 30 ml',
      price: '£19 refill',
      facts: ['Water 71.2%', 'Niacinamide 5.0%', 'Glycerin 4.5%'],
      button: 'Read all fourteen',
    },
    account: {
      title: 'On your shelf',
      lines: [
        ['Wash', '9 days left'],
        ['Treat', '3 weeks left'],
        ['Bottles bought', '2'],
        ['Bottles refilled', '17'],
      ],
      button: 'Post a refill',
    },
  },
  {
    slug: 'axforth',
    stage: '#a89bd8',
    name: 'Axforth',
    logo: 'axforth.svg',
    colours: ['#e7e3f2', '#1d1730', '#1d1730', '#ffffff'],
    face: MONO,
    layout: 'ledger',
    menu: ['Bearings', 'Gears', 'Fasteners', 'Lead times'],
    headline: 'Bore, outside, width. Found.',
    lead: 'Three numbers find a bearing. So does a photograph of a worn one.',
    button: 'Photograph a part',
    goods: [
      ['6205-2RS, 25 × 52 × 15', '£4.18'],
      ['6306-ZZ, 30 × 72 × 19', '£7.92'],
      ['7208-B, 40 × 80 × 18', '£21.60'],
      ['Flange, 4 bolt, 30', '£16.05'],
    ],
    product: {
      name: '6205-2RS',
      price: '£4.18',
      facts: ['25 × 52 × 15 mm', '412 in Sheffield', 'Beside your conveyor at 7.10'],
      button: 'Send two',
    },
    account: {
      title: 'Read through the grease',
      lines: [
        ['Seen', '620?-2RS'],
        ['Likely', '6205-2RS'],
        ['Also', '6208-2RS'],
        ['Sure', '97%'],
      ],
      button: 'That is the one',
    },
  },
  {
    slug: 'ostrey',
    stage: '#cbb48f',
    name: 'Ostrey',
    colours: ['#f3ece0', '#2b2318', '#2b2318', '#f3ece0'],
    face: SLAB,
    layout: 'ledger',
    menu: ['Washing', 'Drying', 'Cooking', 'Cooling'],
    headline: 'Begin at the sticker.',
    lead: 'It is behind the door. A photograph of it finds every part that fits.',
    button: 'Read my sticker',
    goods: [
      ['Door seal, WM 1200 series', '£23.40'],
      ['Drum paddle, set of three', '£14.10'],
      ['Thermostat, 30 to 90°', '£11.95'],
      ['Belt, 1192 H7', '£8.60'],
    ],
    product: {
      name: 'Door seal',
      price: '£23.40',
      facts: ['Fits your WM 1247, from 1994', '38 in Telford', 'Fitted in twenty minutes'],
      button: 'Order the seal',
    },
    account: {
      title: 'Your machines',
      lines: [
        ['Washer, 1994', 'WM 1247'],
        ['Dryer, 2003', 'TD 60'],
        ['Cooker, 1988', 'C 54 E'],
        ['Parts that fit', '1,204'],
      ],
      button: 'Add a machine',
    },
  },
  {
    slug: 'tivvo',
    stage: '#2b55d4',
    name: 'Tivvo',
    logo: 'tivvo.svg',
    colours: ['#eaf0ff', '#0d1d57', '#2b55d4', '#ffffff'],
    face: HEAVY,
    layout: 'poster',
    menu: ['New', 'Second life', 'Send one back'],
    headline: 'Played with. Passed on.',
    lead: 'Every toy has a passport, and comes home when childhood is done with it.',
    button: 'See second lives',
    goods: [
      ['Rainbow, new', '£38'],
      ['Rainbow, third child', '£21'],
      ['Car, one mended wheel', '£9'],
    ],
    product: {
      name: 'Rainbow No. 0412',
      price: '£21',
      facts: ['Born in 2021', 'Two childhoods so far', 'One bite mark, sanded'],
      button: 'Be the third',
    },
    account: {
      title: 'Passport of No. 0412',
      lines: [
        ['2021', 'Ada, Leeds'],
        ['2023', 'Sanded, oiled'],
        ['2023', 'Jonah, Bath'],
        ['2025', 'Home again'],
      ],
      button: 'Send it back',
    },
  },
  {
    slug: 'lindqo',
    stage: '#a9c6d6',
    name: 'Lindqo',
    logo: 'lindqo.svg',
    colours: ['#e3edf2', '#12252e', '#12252e', '#ffffff'],
    face: SANS,
    layout: 'split',
    menu: ['Chairs', 'Configure', 'Workshop'],
    headline: 'The chair you see is the chair that arrives.',
    lead: 'Shell, legs, seat. Built for you in ten days.',
    button: 'Configure yours',
    goods: [
      ['Shell', 'White'],
      ['Legs', 'Ash, natural'],
      ['Together', '£640'],
    ],
    product: {
      name: 'Lindqo One',
      price: '£640',
      facts: ['White shell, ash legs', 'Powder-blue seat', 'Leaves the bench in ten days'],
      button: 'Build this chair',
    },
    account: {
      title: 'Your chair, day 6',
      lines: [
        ['Shell pressed', 'Done'],
        ['Legs turned', 'Done'],
        ['Seat sewn', 'Today'],
        ['On the van', 'Friday'],
      ],
      button: 'See the bench',
    },
  },
  {
    slug: 'pellam',
    stage: '#17625c',
    name: 'Pellam',
    logo: 'pellam.svg',
    colours: ['#0f3f3b', '#f1efe6', '#f1efe6', '#0f3f3b'],
    face: SERIF,
    layout: 'split',
    menu: ['Coffee', 'Subscription', 'Roasts'],
    headline: 'At the speed of your kettle.',
    lead: 'Roasted to order, posted the same evening, and never before the tin is empty.',
    button: 'Set my pace',
    goods: [
      ['House, whole bean', '£9.50'],
      ['Washed, from Huila', '£11.20'],
      ['Decaf, of all things', '£10.40'],
    ],
    product: {
      name: 'Washed, from Huila',
      price: '£11.20',
      facts: ['Plum, cocoa, black tea', 'Roasted this morning', 'In the post by six'],
      button: 'Add to my tin',
    },
    account: {
      title: 'Your tin',
      lines: [
        ['You drink', '3 cups a day'],
        ['Empty on', '19 May'],
        ['Next roast', '17 May'],
        ['Away?', 'Pause a week'],
      ],
      button: 'I have too much',
    },
  },
  {
    slug: 'wagsby',
    stage: '#7ccbb6',
    name: 'Wagsby',
    logo: 'wagsby.svg',
    colours: ['#dff2ec', '#0f2f27', '#0f2f27', '#ffffff'],
    face: WIDE,
    layout: 'poster',
    menu: ['The plan', 'Beds', 'Bowls', 'Chews'],
    headline: 'A plan that grows up with the dog.',
    lead: 'Tell us the birthday. Beds, bowls and chews arrive in the right size.',
    button: 'When was the birthday?',
    goods: [
      ['Puppy, month 4', '£28'],
      ['Grown, large', '£36'],
      ['Senior, soft chew', '£31'],
    ],
    product: {
      name: 'Biscuit’s box, May',
      price: '£28',
      facts: ['Bed in size M from now on', 'Harder chews: new teeth', 'Bowl 2 cm higher'],
      button: 'Looks right',
    },
    account: {
      title: 'Biscuit, 7 months',
      lines: [
        ['Weight', '14.2 kg'],
        ['Next bed', 'July'],
        ['Teeth', 'Changing'],
        ['Next box', '12 May'],
      ],
      button: 'Something changed',
    },
  },
  {
    slug: 'hearthby',
    stage: '#cfa97e',
    name: 'Hearthby',
    logo: 'hearthby.svg',
    colours: ['#efe2d0', '#33231a', '#33231a', '#efe2d0'],
    face: SLAB,
    layout: 'split',
    menu: ['Plates', 'Bowls', 'My table', 'Firings'],
    headline: 'A store that remembers the table.',
    lead: 'Stoneware from one pottery, sold as sets that never have to match by chance.',
    button: 'Lay my table',
    goods: [
      ['Dinner plate, firing 212', '£24'],
      ['Bowl, firing 212', '£19'],
      ['Belly vase', '£46'],
    ],
    product: {
      name: 'Dinner plate',
      price: '£24',
      facts: ['Firing 212, a warm one', 'Sits well beside your six', 'Chipped? We keep the glaze'],
      button: 'Add two',
    },
    account: {
      title: 'Your table',
      lines: [
        ['Dinner plates', '6 of 8'],
        ['Bowls', '4 of 8'],
        ['Firing', '209 and 212'],
        ['Next firing', '3 June'],
      ],
      button: 'Complete the set',
    },
  },
  {
    slug: 'damsony',
    stage: '#bf2230',
    name: 'Damsony',
    logo: 'damsony.svg',
    colours: ['#f7e6e2', '#4a0c14', '#bf2230', '#ffffff'],
    face: SERIF,
    layout: 'ledger',
    menu: ['Last order', 'Preserves', 'Chutneys', 'Trade'],
    headline: 'Same again? Press once, go home.',
    lead: 'Your last order, by the case. It is ten to midnight and we are open.',
    button: 'Same again',
    goods: [
      ['Damson, case of 6', '£31.80'],
      ['Tomato chutney, case of 6', '£29.40'],
      ['Quince, case of 6', '£33.60'],
      ['Bramble, case of 6', '£30.90'],
    ],
    product: {
      name: 'Tomato chutney',
      price: '£29.40 a case',
      facts: ['Batch 41, cooked on Tuesday', '£150 is carriage paid', 'You normally have quince'],
      button: 'Add a case',
    },
    account: {
      title: 'Tonight’s order',
      lines: [
        ['Damson', '2 cases'],
        ['Tomato chutney', '3 cases'],
        ['Carriage', 'Paid'],
        ['At the door', 'Thursday'],
      ],
      button: 'Send and go home',
    },
  },
];
