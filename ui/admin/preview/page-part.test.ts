// The part of the page that belongs to the focused field, and the position in a text.
import { expect, test } from 'bun:test';
import { Window } from 'happy-dom';
import { elementOfPart, isSamePart, partOf } from './page-part.ts';

/** A document with this body, typed as in the browser. */
function pageWith(html: string): Document {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document as unknown as Document;
}

const article = (blocks: string) =>
  pageWith(
    `<header data-part="title author">Head</header><div data-part="content"><div class="prose">${blocks}</div></div>`,
  );

test('a field of a section belongs to the section, any other field is a part itself', () => {
  const form = pageWith(
    '<fieldset id="section-stats"><input name="stats.0.number"></fieldset><input name="author"><button>Save</button>',
  );
  const partOfEach = (selector: string) => partOf(form.querySelector(selector))?.name;
  expect(partOfEach('[name="stats.0.number"]')).toBe('stats');
  expect(partOfEach('[name="author"]')).toBe('author');
  expect(partOf(form.querySelector('button'))).toBeNull();
  expect(partOf(null)).toBeNull();
});

test('a part is found by its name', () => {
  const page = article('<p>One</p>');
  expect(elementOfPart(page, { name: 'author', block: 0, blocks: 0 })?.textContent).toBe('Head');
  expect(elementOfPart(page, { name: 'videos', block: 0, blocks: 0 })).toBeNull();
});

test('the block with the caret is found in the text', () => {
  const page = article('<p>One</p><p>Two</p><p>Three</p>');
  expect(elementOfPart(page, { name: 'content', block: 2, blocks: 3 })?.textContent).toBe('Three');
});

test('when blocks are rendered differently, the same share of the text is found', () => {
  const page = article('<p>One</p><p>Two</p>');
  expect(elementOfPart(page, { name: 'content', block: 2, blocks: 4 })?.textContent).toBe('Two');
  expect(elementOfPart(page, { name: 'content', block: 4, blocks: 4 })?.textContent).toBe('Two');
});

test('another block of the same text is a different part', () => {
  const place = { name: 'content', block: 1, blocks: 3 };
  expect(isSamePart(place, { ...place, blocks: 4 })).toBe(true);
  expect(isSamePart(place, { ...place, block: 2 })).toBe(false);
  expect(isSamePart(place, null)).toBe(false);
});
