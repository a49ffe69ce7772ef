// What the foot of the editor says of a text.
import { expect, test } from 'bun:test';
import { getSchema } from '@tiptap/core';
import { Window } from 'happy-dom';
import { contentOf } from './content.ts';
import { contentExtensions } from './content-extensions.ts';
import { contentFacts } from './content-facts.ts';

const inert = new Window().document as unknown as Document;
const content = contentOf(getSchema(contentExtensions()), inert);
const factsOf = (html: string) => contentFacts(content.read(html), inert);

test('counts as kept what a save keeps, and says what it does not', () => {
  const kept = '<details><summary>More</summary>Text</details>';
  const frame = '<iframe src="https://films.example/embed/1"></iframe>';
  expect(factsOf(`<p>One</p>${kept}`)).toMatchObject({ kept: 1, lost: [] });
  expect(factsOf(`<p>One</p>${kept}${frame}<custom-x>hey</custom-x>${frame}`)).toMatchObject({
    kept: 1,
    lost: [
      '<iframe> is not kept when the text is saved',
      '<custom-x> is not kept when the text is saved',
    ],
  });
});
