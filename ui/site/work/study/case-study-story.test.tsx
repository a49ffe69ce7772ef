import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { CaseStudyStory } from './case-study-story.tsx';

const bare: CaseStudy = {
  id: 1,
  title: 'Velmoor',
  slug: 'velmoor',
  caseStudyTitle: null,
  caseStudySubTitle: null,
  description: 'Knitwear, mended for life.',
  sector: null,
  categories: ['D2C'],
  gridStat: null,
  gridSupportingText: null,
  mainImage: null,
  gridImage: null,
  logo: null,
  ourRole: [],
  menuOrder: 0,
  featured: false,
  challengeTitle: null,
  challengeContent: null,
  solutionTitle: null,
  solutionContent: null,
  mediaImages: [],
  mediaAlts: [],
  mediaVideos: [],
  mediaCaptions: [],
  testimonial1Quote: null,
  testimonial1Name: null,
  testimonial1Position: null,
  testimonial1Image: null,
  testimonial2Quote: null,
  testimonial2Name: null,
  testimonial2Position: null,
  testimonial2Image: null,
  publishDate: '2025-03-11T09:00:00.000Z',
  updatedAt: '2025-03-11T09:00:00.000Z',
  status: 'published',
  stats: [],
};

const full: CaseStudy = {
  ...bare,
  caseStudyTitle: 'Mended for life',
  caseStudySubTitle: 'A ledger for every jumper',
  mainImage: '/images/velmoor-main.jpg',
  logo: '/images/velmoor-logo.png',
  ourRole: ['Development'],
  sector: 'Fashion',
  challengeTitle: 'Three clicks deep',
  challengeContent: '<h1>Once</h1>',
  solutionTitle: 'One ledger',
  solutionContent: '<p>Twice</p>',
  mediaImages: ['/images/velmoor-grid.jpg'],
  testimonial1Quote: 'They found it.',
  testimonial1Name: 'Ines Hallworth',
  testimonial1Position: 'Managing Director',
  testimonial2Quote: 'And kept it.',
  testimonial2Position: 'Nobody',
  stats: [
    {
      id: 2,
      caseStudyId: 1,
      icon: null,
      number: '2.5',
      valueAfterNumber: 'M',
      supportingText: 'Stitches',
      measurement: null,
      order: 1,
    },
    {
      id: 1,
      caseStudyId: 1,
      icon: '+',
      number: '128',
      valueAfterNumber: '%',
      supportingText: 'Revenue',
      measurement: null,
      order: 0,
    },
  ],
};

const story = (study: CaseStudy) =>
  renderToStaticMarkup(
    <CaseStudyStory study={study} bookingHref="/contact" next={{ ...bare, slug: 'next' }} />,
  );
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('sections are in the order of docs/contract.md', () => {
  // React hoists the preloads of images to the front
  const html = story(full).replace(/<link[^>]*>/g, '');
  const marks = [
    'case-study-hero',
    'velmoor-logo.png',
    'Mended for life',
    'A ledger for every jumper',
    'Knitwear, mended for life.',
    'Development',
    'Fashion',
    'Three clicks deep',
    'Results That Matter',
    'One ledger',
    'velmoor-grid.jpg',
    'They found it.',
    'And kept it.',
    'Drop us a line.',
    'Back to Case Studies',
    'Next case study',
  ];
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('no two pictures that may grow into another page have the same case study', () => {
  const slugs = [...story(full).matchAll(/data-morph="([^"]+)"/g)].map(([, slug]) => slug);
  expect(slugs).toContain('velmoor');
  expect(slugs).toEqual([...new Set(slugs)]);
});

test("a story begins with its client's colour, and with the text colour that is readable on it", () => {
  const html = renderToStaticMarkup(
    <CaseStudyStory study={full} bookingHref="/contact" accent="#f2b418" />,
  );
  expect(html).toMatch(/class="case-study-hero"[^>]* data-on="ink" style="--accent:#f2b418"/);
  expect(story(full)).not.toContain('--accent');
});

test('sections without data are left out', () => {
  const html = story(bare);
  for (const part of [
    'case-study-hero',
    'case-study-intro-logo',
    'story-section',
    'stat-grid',
    'media-gallery',
    'testimonial',
  ])
    expect(html).not.toContain(part);
});

test('the heading falls back to the client, and is the only h1', () => {
  expect(story(bare)).toMatch(/<h1[^>]*>Velmoor<\/h1>/);
  expect(story(full).match(/<h1/g)).toHaveLength(1);
});

test('the client without a logo is named over the title of the story', () => {
  const html = story({ ...full, logo: null });
  expect(html).toMatch(/case-study-intro-client">Velmoor<\/p><h1[^>]*>Mended for life/);
  for (const study of [full, bare, { ...bare, caseStudyTitle: 'Velmoor' }])
    expect(story(study)).not.toContain('case-study-intro-client');
});

test('icon, number and unit read as one figure, in their order', () => {
  const figures = [...story(full).matchAll(/class="stat-figure">(.*?)<\/p>/g)].map(([, html]) =>
    html?.replace(/<[^>]*>/g, ''),
  );
  expect(figures).toEqual(['+128%', '2.5M']);
});

test('a testimonial shows a position only with a name', () => {
  const text = words(story(full));
  expect(text).toContain('Ines Hallworth Managing Director');
  expect(text).not.toContain('Nobody');
});

test('only a pair of equal media is marked as side by side', () => {
  expect(story(full)).not.toContain('data-media-pair');
  expect(story({ ...full, mediaImages: ['/a.jpg', '/b.jpg'] })).toContain('data-media-pair');
});

test('a study with only an intro is set as a cover, with its categories', () => {
  expect(story(bare)).toContain('data-whole');
  expect(story(bare)).toContain('href="/case-studies?category=D2C"');
  for (const more of [
    { mainImage: '/a.jpg' },
    { challengeTitle: 'x' },
    { mediaVideos: ['/a.mp4'] },
  ])
    expect(story({ ...bare, ...more })).not.toContain('data-whole');
});

test('the client is named once, by the logo or in words, and not again by the hero', () => {
  const names = (study: CaseStudy) =>
    renderToStaticMarkup(<CaseStudyStory study={study} bookingHref="/contact" />).match(
      /alt="Velmoor"|<p[^>]*>Velmoor<\/p>/g,
    );
  expect(names(full)).toEqual(['alt="Velmoor"']);
  expect(names({ ...full, logo: null })).toHaveLength(1);
});
