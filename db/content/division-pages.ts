// The text of /divisions: the purpose and the benefits of each division (docs/contract.md, Divisions and services).
import { divisions } from './divisions.ts';

/** A numbered claim and its explanation. */
interface ValuePoint {
  title: string;
  text: string;
}

/** One of the three sections with an anchor. */
interface DivisionPage {
  /** The anchor. */
  id: 'commerce' | 'enterprise' | 'performance';
  title: string;
  /** The audience of the division, as on its hero card. */
  heading: string;
  intro: string;
  image: { src: string; width?: number; height?: number; alt: string };
  points: readonly [ValuePoint, ValuePoint, ValuePoint];
  /** The label of the button to the contact page. */
  contactLabel: string;
  /** The categories of the case studies at the end of the section. */
  workCategories: readonly string[];
}

type Text = Omit<DivisionPage, 'title' | 'image'>;

const texts: readonly Text[] = [
  {
    id: 'commerce',
    heading: 'Digital commerce for lifestyle brands.',
    intro:
      'Fashion, beauty, food, furniture, toys: things people want before they need them. We design and build the shop, and then we stay to watch it being used, because a shop is never finished on the day it opens.',
    points: [
      {
        title: 'Experience that converts',
        text: 'We start from what shoppers do, not from what they say in workshops. Every template is tried by ten strangers on their own phones before it’s built, and again before it goes live. Whatever trips them up is gone by launch day.',
      },
      {
        title: 'Experience amplified by AI',
        text: 'Search that understands ‘something for a wet wedding’, size advice learned from returns, product copy drafted by a model and signed by an editor. We use AI where it gets people to the right thing sooner, and leave it out where a good filter does the job.',
      },
      {
        title: '{platform} Premier Partner',
        text: 'We build on one platform and know it to the floorboards. Premier status gives your project early access to what {platform} is about to release, a named engineer on their side, and an architecture review before launch.',
      },
    ],
    contactLabel: 'Talk to Commerce',
    workCategories: ['UX', 'Design', 'Development'],
  },
  {
    id: 'enterprise',
    heading: 'Transformation for enterprise and B2B.',
    intro:
      'Price lists with a million lines, buyers with approval limits, an ERP that predates the people who run it. We move businesses like these onto a modern platform one working part at a time, while the orders keep coming in.',
    points: [
      {
        title: 'Migration without a dark weekend',
        text: 'Catalogue, accounts, prices and open orders move in rehearsed steps, each with totals that your finance team signs. We practise the switch until it’s dull. The way back stays open until the first full month has been invoiced.',
      },
      {
        title: 'B2B as buyers work',
        text: 'Account prices, quotes, repeat orders from a spreadsheet, approvals on a phone in a van. We sit beside the people who place the orders and draw the screens from what’s on their desks.',
      },
      {
        title: 'Integration you can hold to account',
        text: 'Every figure has one owner: stock in the ERP, content in the PIM, consent in the CRM. Each exchange between them is logged, retried and watched, so we find a missing order before breakfast, and your customer never finds it at all.',
      },
    ],
    contactLabel: 'Talk to Enterprise',
    workCategories: ['B2B', 'Integration', 'Security'],
  },
  {
    id: 'performance',
    heading: 'Optimising digital retail marketing.',
    intro:
      'Hubs in Liverpool, Leeds, Scotland and North America spend clients’ money as if somebody’s going to ask about it, because every Monday at ten somebody does. Paid media, search, conversion and retention in one team, on one set of figures.',
    points: [
      {
        title: 'Profit before return on ad spend',
        text: 'We bid on what is left after goods, returns, postage and discount. It makes some famous campaigns look poor and some dull ones look splendid. Budgets follow within the week.',
      },
      {
        title: 'Tests with a prediction attached',
        text: 'The team that wants a change writes down what it expects; another team, in another city, decides how long the test runs and reads the result. Two thirds of good ideas fail. You pay to ship only the other third.',
      },
      {
        title: 'One view from click to repeat order',
        text: 'Advertising, shop and email report into one model that your finance director has agreed to. When the channels disagree about who made the sale, there’s a rule, and it was written down beforehand.',
      },
    ],
    contactLabel: 'Talk to Performance',
    workCategories: ['Performance', 'Paid Media', 'CRO', 'PPC'],
  },
];

/** The sections of the page, in the order of the hero cards. */
export const divisionPages: readonly DivisionPage[] = divisions.flatMap(
  ({ title, image, href }) => {
    const text = texts.find(({ id }) => href.endsWith(`#${id}`));
    return text ? [{ ...text, title, image }] : [];
  },
);

/** The head of the page. */
export const divisionsIntro =
  'Most agencies are one team with three price lists. We’re three teams, each hired, trained and measured for one kind of work, on one set of books and on the same side of the table: yours. Deal with one of them, or all three, under one contract.';

/** The pictures below the head: one is shown on a phone, two on a tablet, three on a wide screen. */
export const divisionsGallery = [
  {
    src: '/images/cover-cloth.jpg',
    width: 1600,
    height: 1000,
    alt: 'An orange cloth draped over hidden shapes on a dark floor, a white sphere beside it',
  },
  {
    src: '/images/cover-glass-moss.jpg',
    width: 1600,
    height: 1000,
    alt: 'Panels of reeded glass split a green disc into stripes, with glass, green and black spheres in front',
  },
  {
    src: '/images/cover-spheres.jpg',
    width: 1600,
    height: 1000,
    alt: 'Rows of paper, ceramic, steel and glass spheres in a tray; one of them is orange',
  },
] as const;
