// Facts about a text in the footer of the editor.
import { expect, test } from 'bun:test';
import { content, inert } from '#ui/admin/editor/testing/content.ts';
import { contentFacts } from './content-facts.ts';

const factsOf = (html: string) => contentFacts(content.read(html), inert);

test('HTML that a save would change is reported and not counted as intact', () => {
  const details = '<details><summary>More</summary>Text</details>';
  const frame = '<iframe src="https://films.example/embed/1"></iframe>';
  expect(factsOf(`<p>One</p>${details}`)).toMatchObject({ intactHtmlBlocks: 1, problems: [] });
  expect(factsOf(`<p>One</p>${details}${frame}<custom-x>hey</custom-x>${frame}`)).toMatchObject({
    intactHtmlBlocks: 1,
    problems: [
      '<iframe> is not kept when the text is saved',
      '<custom-x> is not kept when the text is saved',
    ],
  });
});

test('words of an HTML block are counted when a save keeps it', () => {
  const list = '<dl><dt>Two words</dt><dd>and three more</dd></dl>';
  expect(factsOf(`<p>One</p>${list}`).wordCount).toBe(6);
  expect(factsOf('<p>One</p><custom-x>hey</custom-x>').wordCount).toBe(1);
});
