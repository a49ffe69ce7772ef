// The case-study form's fields as typed, and what they become for the API (docs/contract.md, Forms).
import { z } from 'zod';
import {
  type CaseStudy,
  caseStudyInput,
  type ParsedCaseStudyInput,
  type ParsedStatInput,
  type Stat,
  statInput,
} from '#db/contract/case-studies.ts';
import { asLoaded } from '#ui/admin/saving/as-loaded.ts';
import type { SavedStatus } from '#ui/admin/saving/stored-item.ts';

interface StatRow {
  /** Null for a stat that is not stored yet. */
  id: number | null;
  icon: string;
  number: string;
  valueAfterNumber: string;
  supportingText: string;
  measurement: string;
}

const texts = {
  title: '',
  slug: '',
  caseStudyTitle: '',
  caseStudySubTitle: '',
  description: '',
  sector: '',
  gridStat: '',
  gridSupportingText: '',
  mainImage: '',
  gridImage: '',
  logo: '',
  challengeTitle: '',
  challengeContent: '',
  solutionTitle: '',
  solutionContent: '',
  testimonial1Quote: '',
  testimonial1Name: '',
  testimonial1Position: '',
  testimonial1Image: '',
  testimonial2Quote: '',
  testimonial2Name: '',
  testimonial2Position: '',
  testimonial2Image: '',
};
type Texts = typeof texts;

/** The fields that hold one text. */
export type CaseStudyText = keyof Texts;

export interface CaseStudyFormValues extends Texts {
  categories: string[];
  ourRole: string[];
  menuOrder: number | null;
  featured: boolean;
  stats: StatRow[];
  gallery: { url: string; alt: string }[];
  videos: { url: string; caption: string }[];
}

export const BLANK_STAT: StatRow = {
  id: null,
  icon: '',
  number: '',
  valueAfterNumber: '',
  supportingText: '',
  measurement: '',
};

export const EMPTY_CASE_STUDY: CaseStudyFormValues = {
  ...texts,
  categories: [],
  ourRole: [],
  menuOrder: 0,
  featured: false,
  stats: [],
  gallery: [],
  videos: [],
};

/** A stored case study as the form shows it. */
export function caseStudyValuesOf(study: CaseStudy): CaseStudyFormValues {
  const names = Object.keys(texts) as CaseStudyText[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, study[name] ?? ''])) as Texts),
    categories: study.categories,
    ourRole: study.ourRole,
    menuOrder: study.menuOrder,
    featured: study.featured,
    stats: sorted(study.stats).map(rowOf),
    gallery: study.mediaImages.map((url, at) => ({ url, alt: study.mediaAlts[at] ?? '' })),
    videos: study.mediaVideos.map((url, at) => ({ url, caption: study.mediaCaptions[at] ?? '' })),
  };
}

/** A stat as the form shows it. A stat of a draft may lack any field. */
function rowOf({ id, number, ...texts }: Partial<Stat>): StatRow {
  return {
    id: id ?? null,
    icon: texts.icon ?? '',
    number: number ?? '',
    valueAfterNumber: texts.valueAfterNumber ?? '',
    supportingText: texts.supportingText ?? '',
    measurement: texts.measurement ?? '',
  };
}

/** A valid stat; `row` is its index in the form. */
export interface ListedStat extends ParsedStatInput {
  id: number | null;
  row: number;
  order: number;
}

/** A stat as it is sent, without id when it is new. */
type SentStat = Omit<ListedStat, 'id'> & { id?: number };

/** The valid values that the form sends: the case study, and its stats in order. */
export interface ReadyCaseStudy {
  study: ParsedCaseStudyInput;
  stats: ListedStat[];
}

/**
 * Validates all fields together with the API's own schemas. Gallery items and videos without an address and blank stats are
 * dropped (docs/contract.md, Forms); the path of an error is that of the field in the form. A draft needs only a title.
 */
export const caseStudyFormOf = (status: SavedStatus) =>
  z.custom<CaseStudyFormValues>().transform((values, context): ReadyCaseStudy => {
    const gallery = rowsThat(values.gallery, ({ url }) => !isBlank(url));
    const videos = rowsThat(values.videos, ({ url }) => !isBlank(url));
    const study = caseStudyInput.safeParse({
      ...values,
      ...optionalTextsOf(values),
      status,
      menuOrder: Math.trunc(values.menuOrder ?? 0),
      mediaImages: gallery.map(({ url }) => url.trim()),
      mediaAlts: gallery.map(({ alt }) => alt.trim()),
      mediaVideos: videos.map(({ url }) => url.trim()),
      mediaCaptions: withoutBlankEnd(videos.map(({ caption }) => caption.trim())),
    });
    const places: Partial<Record<PropertyKey, (at: number) => PropertyKey[]>> = {
      mediaImages: (at: number) => ['gallery', gallery[at]?.row ?? 0, 'url'],
      mediaAlts: (at: number) => ['gallery', gallery[at]?.row ?? 0, 'alt'],
      mediaVideos: (at: number) => ['videos', videos[at]?.row ?? 0, 'url'],
      mediaCaptions: (at: number) => ['videos', videos[at]?.row ?? 0, 'caption'],
    };
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const { path, message } of study.error?.issues ?? []) {
      const [name, at] = path;
      const place = places[name ?? ''];
      refuse(place && typeof at === 'number' ? place(at) : path.slice(0, 1), message);
    }

    const stats: ListedStat[] = [];
    for (const { id, row, ...typed } of rowsThat(values.stats, (stat) => !isBlankStat(stat))) {
      const stat = statInput.safeParse(statTextsOf(typed));
      if (stat.success) stats.push({ ...stat.data, id, row, order: stats.length });
      else
        for (const { path, message } of stat.error.issues) refuse(['stats', row, ...path], message);
    }
    return study.success ? { study: study.data, stats } : z.NEVER;
  });

/**
 * The listed stats as they are sent: those with a stored id keep it and their untouched texts, all others are new, each with its
 * position as order. When the list has the stored stats in their stored order, the stored orders stay. Stored stats that left
 * the list are deleted (docs/contract.md, Forms).
 */
export function statListOf(stored: readonly Stat[], listed: readonly ListedStat[]): SentStat[] {
  const storedById = new Map(stored.map((stat) => [stat.id, stat]));
  const inPlace = idsOf(listed) === idsOf(sorted(stored));
  return listed.map(({ id, ...stat }) => {
    const before = id === null ? undefined : storedById.get(id);
    if (!before) return stat;
    const order = inPlace ? before.order : stat.order;
    return { ...asLoaded(stat, statTextsOf(rowOf(before)), before), id: before.id, order };
  });
}

/** The update of a stored case study: texts that nobody touched are sent as they were loaded. */
export function changedStudy(sent: ParsedCaseStudyInput, stored: CaseStudy): ParsedCaseStudyInput {
  return asLoaded(sent, optionalTextsOf(caseStudyValuesOf(stored)), stored);
}

function optionalTextsOf(values: Texts) {
  return Object.fromEntries(optional.map((name) => [name, orNull(values[name])]));
}

function statTextsOf(row: Omit<StatRow, 'id'>) {
  return {
    icon: orNull(row.icon),
    number: row.number.trim(),
    valueAfterNumber: orNull(row.valueAfterNumber),
    supportingText: orNull(row.supportingText),
    measurement: orNull(row.measurement),
  };
}

const sorted = (stats: readonly Stat[]) => [...stats].sort((one, other) => one.order - other.order);

const idsOf = (stats: readonly { id: number | null }[]) => stats.map(({ id }) => id).join();

const REQUIRED: CaseStudyText[] = ['title', 'slug', 'description'];
const optional = (Object.keys(texts) as CaseStudyText[]).filter((name) => !REQUIRED.includes(name));

const isBlank = (text: string) => text.trim() === '';
const orNull = (text: string) => (isBlank(text) ? null : text.trim());
const isBlankStat = ({ icon, number, valueAfterNumber, supportingText, measurement }: StatRow) =>
  [icon, number, valueAfterNumber, supportingText, measurement].every(isBlank);

function rowsThat<Row>(rows: Row[], keep: (row: Row) => boolean): (Row & { row: number })[] {
  return rows.map((each, row) => ({ ...each, row })).filter(keep);
}

/** Captions belong to the videos by index, so only blank captions after the last one with text may be dropped. */
function withoutBlankEnd(list: string[]): string[] {
  return list.slice(0, list.findLastIndex((text) => text !== '') + 1);
}
