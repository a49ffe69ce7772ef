// The twenty services of /services in their four groups (docs/contract.md, Divisions and services).

export interface Service {
  name: string;
  text: string;
}

/** One of the four sections with an anchor. */
export interface ServiceGroup {
  /** The anchor. */
  id: 'strategy' | 'development' | 'marketing' | 'operations';
  title: string;
  intro: string;
  image: { src: string; width?: number; height?: number; alt: string };
  services: readonly Service[];
  /** The categories of the case study at the end of the section; the first category with one is used. */
  workCategories: readonly string[];
}

export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: 'strategy',
    title: 'Strategy',
    intro: 'Before anything is built: what to do, in what order, and what to leave alone.',
    image: {
      src: '/images/service-strategy.jpg',
      width: 1600,
      height: 1067,
      alt: 'Two pages of a discovery report: ‘The problem, in one sentence’, written out by hand and signed by all nine, and three estimates as bars',
    },
    services: [
      {
        name: 'eCommerce strategy and consultancy',
        text: 'A discovery week with your orders, your refunds and the person who packs the boxes. You get eleven pages: the problem in one sentence, three directions with prices, the risks in the order they can be tested, and what we’d do with half the budget. They’re yours, whoever builds it.',
      },
      {
        name: 'Marketing leadership',
        text: 'A senior marketer for two or three days a week, in your meetings and on your side. They set the plan, hold the agencies to it (ours included) and help you hire their successor. The average stay is fourteen months.',
      },
      {
        name: 'AI strategy',
        text: 'We list the tasks in your business that are repetitive, checkable and dull, cost each one, and try the three best on your own data within a month. Whatever can’t beat the way you do it now, on price and on errors, is dropped. You keep a short policy that staff can follow.',
      },
      {
        name: 'Embedded eCommerce manager',
        text: 'One of our traders sits with your team for three months or more: holiday cover, a first season, a hire that fell through. They know the platform on the first morning and leave a handbook on the last.',
      },
      {
        name: 'International and cross-border',
        text: 'Which country next, and is it worth it: duties, returns, payment habits, carriers and tax set against real demand. Then markets, currencies and translations set up in the shop you already have, one country at a time, each with a date on which we decide to stay or leave.',
      },
      {
        name: 'Client training',
        text: 'Half-day sessions in your own admin, with your own products, for the people who do the work: merchandising, flows, reading an analytics report without being fooled by it. Everybody leaves with the task done, rather than with slides about it.',
      },
    ],
    workCategories: ['Migration & Replatforming', 'Strategy', 'Content'],
  },
  {
    id: 'development',
    title: 'Development',
    intro: 'Shops that stay quick on a bad train connection, and code the next team can read.',
    image: {
      src: '/images/service-development.jpg',
      width: 1600,
      height: 1067,
      alt: 'A list of a shop’s twenty-six apps, most of them crossed out, and an orange note: ‘26 to 11, and a second faster for it’',
    },
    services: [
      {
        name: 'Platform development',
        text: '{platform} builds and rebuilds, from a single-brand theme to a group with twelve storefronts. Pages are measured on a four-year-old phone at every merge; a change that makes them slower doesn’t go in. Migrations bring orders, accounts and search rankings with them.',
      },
      {
        name: 'Custom development',
        text: 'Configurators, subscriptions with a memory, trade portals, apps for the shop floor. When the platform has no answer we write a small one beside it, with tests, documentation and an owner, so that it can be replaced the day the platform catches up.',
      },
      {
        name: 'UX and UI design',
        text: 'Research with real customers, flows on paper, then interfaces in a component library that your designers own afterwards. We review in the open every Wednesday, and you’re welcome. Everything meets WCAG 2.2 AA, because locked doors sell nothing.',
      },
      {
        name: 'Apps and integrations',
        text: 'ERP, PIM, warehouse, tills, reviews, loyalty: connected through logged, retried exchanges with one owner for each figure. We also take apps out. The usual shop arrives with twenty-six and leaves with eleven, and is a second faster for it.',
      },
      {
        name: 'Security and compliance',
        text: 'Access reviews, checkout script controls for PCI DSS 4, GDPR consent that really switches things off, and a yearly attempt to break in. Findings come with the fix attached. If something happens at night there’s a number to ring, and somebody on the other end who has rehearsed.',
      },
      {
        name: 'Hosting and managed cloud',
        text: 'For whatever doesn’t live on the platform: middleware, headless fronts, search, image pipelines. Infrastructure is written down as code, watched round the clock and sized for the busiest hour of the year. The monthly bill is explained line by line.',
      },
    ],
    workCategories: ['Development', 'Integration'],
  },
  {
    id: 'marketing',
    title: 'Marketing',
    intro: 'Getting found, getting chosen, and being remembered for the second order.',
    image: {
      src: '/images/service-marketing.jpg',
      width: 1600,
      height: 1067,
      alt: 'The sheet of a test: ‘We expect +4%, because people can see the day’, a result from −1 to +3 per cent, stamped ‘Not shipped’',
    },
    services: [
      {
        name: 'Conversion optimisation',
        text: 'A standing programme: watch, predict, test, read, decide. Six to ten tests a quarter, each run until the numbers can bear the conclusion. You see the failures as well, since they’re what you’d have paid to build.',
      },
      {
        name: 'Performance marketing',
        text: 'Search, shopping, social and affiliates run to contribution margin, product by product. Feeds are cleaned first, because most wasted spend is a bad title. One weekly page says what was spent, what it earned after returns, and what we changed.',
      },
      {
        name: 'Lifecycle and retention',
        text: 'We count your automations, switch off the ones nobody can explain and rebuild the handful that earn: welcome, restock, second order, lapse. Loyalty schemes are modelled on your own margins before a single point is promised.',
      },
      {
        name: 'Creative production',
        text: 'Photography, film and words made as a system: one shoot planned for the product page, the advert, the email and the marketplace at once. Variants are named so that the results can say which picture did the work.',
      },
      {
        name: 'Data and measurement',
        text: 'Tracking that survives consent banners and ad blockers without cheating, a warehouse you own, and a model of incremental sales that finance has agreed to. Dashboards show the five figures that lead to a decision. The other ninety are one click away.',
      },
      {
        name: 'Trading and merchandising',
        text: 'Somebody looks at your shop every morning: what sold out, what’s hidden on page four, which promotion is giving away margin to people who would have paid. Collections, search results and the campaign calendar are set accordingly, before ten.',
      },
    ],
    workCategories: ['Performance', 'Paid Media', 'CRO'],
  },
  {
    id: 'operations',
    title: 'Operations',
    intro: 'The day after launch, and the thousand days after that.',
    image: {
      src: '/images/service-operations.jpg',
      width: 1600,
      height: 1067,
      alt: 'A black handbook, third edition: ‘How to run this shop without us’',
    },
    services: [
      {
        name: 'Store operations and platform management',
        text: 'The daily running of the shop: product set-up, prices, stock exceptions, returns, marketplace listings, release notes read so you don’t have to. A named team with your brand on the wall, on shift when your customers are, across British and American hours.',
      },
      {
        name: 'Ongoing optimisation and support',
        text: 'A retained team of designer, developer and analyst who already know your code. Faults are answered within thirty minutes in working hours and at any hour when the checkout is down. The rest of the month goes into the list of improvements, ranked by what each one is worth.',
      },
    ],
    workCategories: ['Hosting', 'Integration', 'B2B'],
  },
];

/** The head of the page. */
export const servicesIntro =
  'From the first spreadsheet to the three-in-the-morning stock sync. Take one service or the whole chain: the people who plan the work are the people who do it.';
