// Compares two versions of an item field by field, in the order of its form.
import type { DocumentDraftFields } from '#db/contract/documents/documents.ts';
import type { CaseStudyDraftFields, PostDraftFields } from '#db/contract/drafts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { compareDocuments, type VersionOfDocument } from './compare-documents.ts';

/** An item as a version stores it. */
export type VersionItem = PostDraftFields | CaseStudyDraftFields | DocumentDraftFields;

/** A row of a list: a stat, a picture with its alt text, a video with its caption. */
export interface Row {
  src: string;
  text: string;
}

/** A field that differs, with both values in the shape of its `type`. */
export type FieldDifference = { label: string } & (
  | { type: 'text' | 'html' | 'image' | 'moment' | 'status'; before: string; after: string }
  | { type: 'list'; before: string[]; after: string[] }
  | { type: 'rows'; before: Row[]; after: Row[]; isImages: boolean }
);

type Values = Record<string, unknown>;
type Reader = {
  [Type in FieldDifference['type']]: { type: Type; of: (item: Values) => unknown };
}[FieldDifference['type']] & { field: string; isImages?: boolean };

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : []);
const rowsOf = (addresses: unknown, texts: unknown): Row[] =>
  listOf(addresses).map((src, at) => ({ src, text: listOf(texts)[at] ?? '' }));
const flagOf = (value: unknown) => (value === undefined ? '' : value ? 'Yes' : 'No');

function one(type: 'text' | 'html' | 'image' | 'moment' | 'status', ...fields: string[]): Reader[] {
  return fields.map((field) => ({ field, type, of: (item) => textOf(item[field]) }));
}
function list(field: string): Reader {
  return { field, type: 'list', of: (item) => listOf(item[field]) };
}

const POST: Reader[] = [
  ...one('text', 'title', 'slug', 'excerpt'),
  ...one('html', 'content'),
  ...one('image', 'image'),
  ...one('text', 'readTime'),
  list('categories'),
  ...one('text', 'author'),
  ...one('status', 'status'),
  ...one('moment', 'publishDate'),
];

const CASE_STUDY: Reader[] = [
  ...one('text', 'title', 'slug', 'caseStudyTitle', 'caseStudySubTitle', 'description'),
  list('categories'),
  ...one('text', 'sector'),
  list('ourRole'),
  ...one('text', 'gridStat', 'gridSupportingText'),
  ...one('image', 'mainImage', 'gridImage', 'logo'),
  { field: 'stats', type: 'rows', of: (item) => statRows(item.stats) },
  ...one('text', 'challengeTitle'),
  ...one('html', 'challengeContent'),
  ...one('text', 'solutionTitle'),
  ...one('html', 'solutionContent'),
  {
    field: 'mediaImages',
    type: 'rows',
    isImages: true,
    of: (item) => rowsOf(item.mediaImages, item.mediaAlts),
  },
  {
    field: 'mediaVideos',
    type: 'rows',
    of: (item) => rowsOf(item.mediaVideos, item.mediaCaptions),
  },
  ...([1, 2] as const).flatMap((place) => [
    ...one(
      'text',
      `testimonial${place}Quote`,
      `testimonial${place}Name`,
      `testimonial${place}Position`,
    ),
    ...one('image', `testimonial${place}Image`),
  ]),
  ...one('text', 'menuOrder'),
  { field: 'featured', type: 'text', of: (item) => flagOf(item.featured) },
  ...one('status', 'status'),
  ...one('moment', 'publishDate'),
];

const DOCUMENT: Reader[] = [
  ...one('text', 'title', 'slug'),
  ...one('status', 'status'),
  ...one('moment', 'publishDate'),
];

const READERS: Record<ItemKind, Reader[]> = {
  post: POST,
  'case-study': CASE_STUDY,
  document: DOCUMENT,
};

/** The fields that differ. Without `before`, all fields with a value, with the same value on both sides. */
export function compareItems(
  kind: ItemKind,
  before: VersionItem | null,
  after: VersionItem,
): FieldDifference[] {
  const fields = compareFields(kind, before, after);
  if (kind !== 'document') return fields;
  return withUniqueLabels([
    ...fields,
    ...compareDocuments(before as VersionOfDocument, after as VersionOfDocument),
  ]);
}

/** Numbers equal labels: a page may have two sections of the same kind, and settings have a name besides their title. */
function withUniqueLabels(differences: FieldDifference[]): FieldDifference[] {
  const counts = new Map<string, number>();
  return differences.map((each) => {
    const count = (counts.get(each.label) ?? 0) + 1;
    counts.set(each.label, count);
    return count === 1 ? each : { ...each, label: `${each.label} (${count})` };
  });
}

function compareFields(
  kind: ItemKind,
  before: VersionItem | null,
  after: VersionItem,
): FieldDifference[] {
  return READERS[kind]
    .filter(({ of }) => {
      const [was, is] = [of((before ?? {}) as Values), of(after as Values)];
      return JSON.stringify(was) !== JSON.stringify(is);
    })
    .map(({ field, type, of, isImages = false }) => ({
      label: labelOf(kind, field),
      type,
      isImages,
      before: of((before ?? after) as Values),
      after: of(after as Values),
    }))
    .map((each) => each as FieldDifference);
}

function statRows(stats: unknown): Row[] {
  const rows = Array.isArray(stats) ? (stats as Values[]) : [];
  const order = (row: Values) => (typeof row.order === 'number' ? row.order : 0);
  return [...rows]
    .sort((one, other) => order(one) - order(other))
    .map(({ icon, number, valueAfterNumber, supportingText, measurement }) => ({
      src: '',
      text: [icon, number, valueAfterNumber, supportingText, measurement]
        .map(textOf)
        .filter(Boolean)
        .join(' '),
    }));
}
