import { expect, test } from 'bun:test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import {
  contentOfForm,
  documentFormOf,
  documentValuesOf,
  formContentOf,
} from './document-form-values.ts';
import { blankSection } from './sections-of-page.ts';

const facts = { isCounting: true };
const TYPES = Object.keys(DOCUMENT_TYPES).filter((type) => type !== 'page') as OriginalType[];
const open = (type: OriginalType) =>
  documentValuesOf({ type, title: 'Title', slug: type, content: originalOf(type, facts) });

test.each(TYPES)(
  'the original of %s goes through the form unchanged, and may be published',
  (type) => {
    const original = originalOf(type, facts);
    expect(contentOfForm(type, formContentOf(type, original))).toEqual(original);
    const parsed = documentFormOf(type, 'published').safeParse(open(type));
    expect(parsed.error).toBeUndefined();
  },
);

test('a section of an unknown type goes through the form unchanged', () => {
  const tomorrow = { id: 'a', type: 'of-tomorrow', hidden: false, values: { odd: [1, null] } };
  const { meta, sections } = originalOf('home', facts);
  const content = { v: 1, meta, sections: [...sections, tomorrow] };
  expect(contentOfForm('home', formContentOf('home', content))).toEqual(content);
});

test('a section that cannot be read is left out of the form', () => {
  const { meta, sections } = originalOf('home', facts);
  const [first] = sections;
  const unreadable = [null, 5, 'text', [], {}, { ...first, values: 5 }, { ...first, id: 5 }, first];
  const content = { v: 1, meta, sections: [...sections, ...unreadable] };
  expect(formContentOf('home', content)).toEqual(formContentOf('home', { meta, sections }));
  expect(formContentOf('home', { meta, sections: 'text' }).sections).toEqual([]);
});

test('an error leads to its field in the form', () => {
  const values = open('home');
  const [hero] = values.content.sections ?? [];
  if (!hero) throw new Error('The home page is empty');
  hero.values.headline = [{ value: ' ' }];
  values.content.sections?.push(blankSection('figures'));
  values.content.meta = { title: '', description: 'D', image: { src: '', alt: '' } };
  const { issues } = documentFormOf('home', 'published').safeParse(values).error ?? { issues: [] };
  const paths = issues.map(({ path }) => path.join('.'));
  expect(paths).toContain('content.sections.0.values.headline.0.value');
  expect(paths).toContain('content.sections.6.values.figures');
  expect(paths).toContain('content.meta.title');
});

test('a draft needs only a title, and only a page of staff needs an address', () => {
  const values = { ...open('home'), title: ' ' };
  values.content.sections = [];
  const problems = (status: 'draft' | 'published', type = 'home') =>
    documentFormOf(type, status)
      .safeParse(values)
      .error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(problems('draft')).toEqual(['title']);
  values.title = 'Title';
  values.slug = '';
  expect(problems('draft')).toEqual([]);
  expect(problems('published')).not.toContain('slug');
  expect(problems('published', 'page')).toContain('slug');
});
