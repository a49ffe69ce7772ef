// The ring of text of an award.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { awards } from '#db/content/awards.ts';
import { company } from '#db/content/company.ts';
import { AwardSeal } from './award-wall.tsx';

test('the ring is closed in every browser: each reads the length of the text at another element', () => {
  const [award] = awards;
  if (!award) throw new Error('The original has no award');
  const html = renderToStaticMarkup(<AwardSeal award={award} mark={company.mark} />);
  const lengths = [...html.matchAll(/<text(?:Path)? [^>]*textLength="(\d+)/g)];
  expect(lengths.map(([, length]) => length)).toEqual(['446', '446']);
});
