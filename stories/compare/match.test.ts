// Stories of two builds, matched by id and after a move.
import { expect, test } from 'bun:test';
import type { Story } from '../storybook-page.ts';
import { grepMatches, matchStories } from './match.ts';

/** A story with the id that Storybook derives from title and name. */
function story(title: string, name = 'Default'): Story {
  return { id: `${title.replaceAll('/', '-')}--${name.toLowerCase()}`, title, name };
}

const idPairs = (before: Story[], after: Story[]) =>
  matchStories(before, after).pairs.map((pair) => [pair.before.id, pair.after.id]);

test('stories with the same id are one story', () => {
  const matches = matchStories([story('kit/button')], [story('kit/button')]);
  expect(matches).toEqual({
    pairs: [{ before: story('kit/button'), after: story('kit/button') }],
    added: [],
    removed: [],
  });
});

test('a story whose folder moved is matched by its component and name', () => {
  expect(idPairs([story('islands/parts/gallery')], [story('site/gallery')])).toEqual([
    ['islands-parts-gallery--default', 'site-gallery--default'],
  ]);
});

test('a story with another name or component is added, and the former one removed', () => {
  const before = [story('kit/button', 'Small'), story('kit/card')];
  const after = [story('kit/button', 'Tiny'), story('kit/panel')];
  expect(matchStories(before, after)).toEqual({ pairs: [], added: after, removed: before });
});

test('a story whose id is in both builds is never taken for a moved one', () => {
  const before = [story('site/dates')];
  const after = [story('admin/dates'), story('site/dates')];
  expect(idPairs(before, after)).toEqual([['site-dates--default', 'site-dates--default']]);
  expect(matchStories(before, after).added).toEqual([story('admin/dates')]);
});

test('moved stories of the same component name are matched by common folders', () => {
  const before = [story('islands/parts/media/list'), story('islands/parts/history/list')];
  const after = [story('admin/history/list'), story('admin/media/list')];
  expect(idPairs(before, after)).toEqual([
    ['islands-parts-history-list--default', 'admin-history-list--default'],
    ['islands-parts-media-list--default', 'admin-media-list--default'],
  ]);
});

test('a former story is matched only once', () => {
  const matches = matchStories([story('old/list')], [story('a/list'), story('b/list')]);
  expect(matches.pairs).toHaveLength(1);
  expect(matches.added).toEqual([story('b/list')]);
});

test('grep keeps pairs that fit before or after, in any case', () => {
  const matches = matchStories(
    [story('islands/gallery'), story('kit/button'), story('site/old')],
    [story('site/gallery'), story('kit/button'), story('site/new')],
  );
  const kept = grepMatches(matches, 'Site/');
  expect(kept.pairs.map(({ after }) => after.title)).toEqual(['site/gallery']);
  expect(kept.added).toEqual([story('site/new')]);
  expect(kept.removed).toEqual([story('site/old')]);
  expect(grepMatches(matches, 'islands/').pairs).toHaveLength(1);
});
