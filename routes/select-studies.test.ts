import { expect, test } from 'bun:test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { selectStudies } from './select-studies.ts';

const study = (slug: string, categories: string[], picture: string | null = '/a.jpg') =>
  ({ slug, categories, gridImage: picture, mainImage: picture }) as CaseStudy;
const slugs = (chosen: CaseStudy[][]) => chosen.map((each) => each.map(({ slug }) => slug));

test('without studies every section is empty', () => {
  expect(selectStudies([], [{ workCategories: ['UX'] }], 2)).toEqual([[]]);
});

test('a study without a picture is not shown', () => {
  expect(selectStudies([study('a', ['UX'], null)], [{ workCategories: ['UX'] }], 1)).toEqual([[]]);
});

test('earlier categories come first, and no study is shown twice', () => {
  const studies = [study('a', ['B2B', 'UX']), study('b', ['UX']), study('c', ['B2B'])];
  const wishes = [{ workCategories: ['UX', 'B2B'] }, { workCategories: ['B2B'] }];
  expect(slugs(selectStudies(studies, wishes, 2))).toEqual([['a', 'b'], ['c']]);
});

test('a section without a matching study takes a remaining one', () => {
  const studies = [study('a', ['UX']), study('b', ['SEO'])];
  const wishes = [{ workCategories: ['UX'] }, { workCategories: ['Hosting'] }];
  expect(slugs(selectStudies(studies, wishes, 1))).toEqual([['a'], ['b']]);
});
