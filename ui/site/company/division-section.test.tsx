// A division's name overlaps its picture only where the picture is plain below it.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { DivisionSection } from './division-section.tsx';

const division = {
  id: 'commerce',
  title: 'Commerce',
  heading: 'Digital commerce',
  intro: '',
  points: [],
  contactLabel: 'Talk to us',
  workCategories: [],
};

test.each([
  ['/images/division-commerce.jpg', false],
  ['/images/about-desk.jpg', true],
  ['/uploads/00000000000000000000000000.jpg', true],
])('over %s the name keeps to the edge: %p', (src, isOnEdge) => {
  const section = (
    <DivisionSection division={{ ...division, image: { src, alt: '' } }} studies={[]} />
  );
  expect(renderToStaticMarkup(section).includes('--on-edge:1')).toBe(isOnEdge);
});
