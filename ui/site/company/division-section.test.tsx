import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CaseStudySummary } from '#ui/brand/case-study-card.tsx';
import { type Division, DivisionSection } from './division-section.tsx';

const division: Division = {
  id: 'commerce',
  title: 'Commerce',
  heading: 'Shops',
  intro: '',
  image: { src: '/images/x.jpg', alt: '' },
  points: [],
  contactLabel: 'Talk',
  workCategories: ['UX'],
};
const study: CaseStudySummary = {
  slug: 'norrowe',
  title: 'Norrowe',
  description: 'Flasks.',
  gridImage: null,
  gridStat: '80%',
  gridSupportingText: 'growth',
  ourRole: ['Platform development'],
  categories: ['UX'],
};

test('the cards of a division show figure, client and tags, and no roles', () => {
  const html = renderToStaticMarkup(<DivisionSection division={division} studies={[study]} />);
  for (const shown of ['80%', 'Norrowe', 'UX']) expect(html).toContain(`>${shown}<`);
  expect(html).not.toContain('Platform development');
});
