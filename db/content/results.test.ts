import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { clientColours } from './client-colours.ts';
import { results } from './results.ts';

const slugs = demoContent().caseStudies.map(({ slug }) => slug);

test('the showcase has a wide card, one beside it and twelve others, each once', () => {
  expect(results).toHaveLength(2 + 12);
  expect(new Set(results.map(({ slug }) => slug)).size).toBe(results.length);
});

test('links lead to case studies of the demonstration content', () => {
  expect(results.filter(({ slug }) => !slugs.includes(slug))).toEqual([]);
});

test('shows the marketing figures', () => {
  const figures = results.map(({ metric }) => metric.join(' '));
  for (const figure of [
    '40% of sales via a custom app',
    '128% revenue increase year on year',
    '600,000 SKUs',
    '97% growth',
    '60x revenue growth',
    '2% conversion lift',
    '80% D2C sales increase',
    '140+ branches',
    '46% revenue growth',
    '446% sales growth',
  ])
    expect(figures.some((each) => each.startsWith(figure))).toBe(true);
});

test('each of the fifteen tags is on a card', () => {
  const tags = [
    'Development',
    'SEO',
    'Design',
    'Content',
    'Hosting',
    'Affiliates',
    'Paid Media',
    'PPC',
    'Performance',
    'CRO',
    'B2B',
    'Integration',
    'Security',
    'UX',
    'Migration & Replatforming',
  ];
  const shown = new Set(results.flatMap(({ tags }) => tags));
  expect([...shown].sort()).toEqual(tags.sort());
});

test('a client colour belongs to a client', () => {
  for (const [slug, colour] of Object.entries(clientColours)) {
    expect(slugs).toContain(slug);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});
