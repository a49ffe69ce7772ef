// The names of a document's fields outside its form: in the checklist, and in the questions about missing alt texts.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { undescribedIn } from '#ui/admin/media/missing-alts.ts';
import { documentChecklist } from './document-checklist.ts';
import { documentValuesOf } from './document-form-values.ts';
import { errorInForm, placeInForm } from './field-places.ts';
import { picturedDocument } from './pictured-document.ts';
import { blankSection } from './sections-of-page.ts';

const NOW = '2026-06-01T10:00:00.000Z';
const facts = { isCounting: false };
const open = (type: 'home' | 'office-list') =>
  documentValuesOf({ type, title: 'T', slug: type, content: originalOf(type, facts) });

test('the checklist of an original is empty', () => {
  expect(documentChecklist('home', open('home'), null, NOW)).toEqual({
    missing: [],
    worthALook: [],
    files: [],
  });
});

test('a missing value is named after its section and leads to its field', () => {
  const values = open('home');
  const [hero] = values.content.sections ?? [];
  if (hero) hero.values.headline = [{ value: 'The' }, { value: ' ' }];
  expect(documentChecklist('home', values, null, NOW).missing).toEqual([
    {
      text: 'Hero: Headline: Line 2 is empty',
      field: {
        name: 'content.sections.0.values.headline.1.value',
        label: 'Hero: Headline: Line 2',
      },
    },
  ]);
});

test('an error of the server has the path and the label of its field', () => {
  const sent = { title: 'T', slug: 'home', content: originalOf('home', facts) };
  const errorAt = (path: string) => errorInForm('home', sent, { path, message: 'Gone' });
  expect(errorAt('content.sections.3.values.partners.0')).toEqual({
    path: 'content.sections.3.values.partners.0.value',
    message: 'Gone',
    text: 'Partners: Partners: Partner 1: Gone',
  });
  expect(errorAt('slug')).toEqual({ path: 'slug', message: 'Gone', text: 'Address: Gone' });
});

test('a new address of a public page of staff leaves a redirect', () => {
  const stored = {
    ...{ id: 1, type: 'page', slug: 'black-friday', title: 'Black Friday', content: { v: 1 } },
    ...{ status: 'published' as const, publishDate: '2026-01-01T00:00:00.000Z', updatedAt: NOW },
  };
  const values = { ...documentValuesOf(stored), slug: 'cyber-week' };
  const { worthALook } = documentChecklist('page', values, stored, NOW);
  expect(worthALook.map(({ text }) => text)).toEqual([
    'The old address /black-friday will redirect to the new one',
  ]);
});

test('a label names the list, the entry and the field', () => {
  expect(
    placeInForm('office-list', open('office-list'), 'content.items.1.phone.label'.split('.')),
  ).toBe('Offices: Office 2: Phone: Number as shown');
  expect(placeInForm('home', open('home'), ['content', 'meta', 'title'])).toBe(
    'Search and sharing: Title',
  );
  expect(placeInForm('home', open('home'), ['slug'])).toBe('Address');
});

test('an upload without alt text is asked about, except in a hidden section', () => {
  const values = open('home');
  const upload = '/uploads/abcdefghijklmnopqrstuvwxyz.jpg';
  const picture = { ...blankSection('image-text') };
  picture.values.image = { src: upload, alt: '' };
  picture.values.html = '<img src="/uploads/zyxwvutsrqponmlkjihgfedcba.jpg">';
  values.content.sections?.push(picture);
  const asked = () => undescribedIn(picturedDocument('home', values)).map(({ place }) => place);
  expect(asked()).toEqual(['Text', 'Picture and text: Picture']);
  expect(picturedDocument('home', values).gallery.at(-1)?.altPath).toBe(
    'content.sections.6.values.image.alt',
  );
  picture.hidden = true;
  expect(asked()).toEqual([]);
});
