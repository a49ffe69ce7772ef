// The documents of the public search besides articles and case studies: pages, services, questions, people and partners.
import type { OriginalType } from '#db/content/originals.ts';
import {
  type ContentOf,
  DOCUMENT_TYPES,
  type DocumentType,
} from '#db/contract/documents/document-types.ts';
import { listTexts } from '#db/contract/documents/map-texts.ts';
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import { answerAnchor, questionsAbout } from '#db/contract/documents/questions.ts';
import { SECTION_TYPES } from '#db/contract/documents/section-types.ts';
import { sectionAnchor } from '#db/contract/documents/sections.ts';
import type { SearchKind } from '#db/contract/search.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import { tokensOf } from './search-words.ts';

/** A text that does not change until staff change a document. */
export interface SearchDocument {
  kind: SearchKind;
  title: string;
  href: string;
  text: string;
  /** The folded words of the title, and of the title with the text. */
  titleTokens: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
}

type Written = Pick<SearchDocument, 'kind' | 'title' | 'href' | 'text'>;

/** The content of the site at one moment. */
interface SearchedContent {
  of<Type extends OriginalType>(type: Type): ContentOf<Type>;
  /** The staff pages. */
  pages: readonly { slug: string; title: string; content: PageContent }[];
}

/** The searchable pages of the site, without confirmations. */
const FOUND = [
  'home',
  'divisions',
  'services',
  'results',
  'case-studies',
  'partners',
  'about',
  'contact',
  'insights',
  'cookie-settings',
  'privacy-policy',
] as const;

const known = new WeakMap<SearchedContent, readonly SearchDocument[]>();

/** All search documents, in site order; computed once per content. */
export function searchDocuments(content: SearchedContent): readonly SearchDocument[] {
  let documents = known.get(content);
  if (documents === undefined) {
    documents = written(content).map((each) => ({
      ...each,
      titleTokens: tokensOf(each.title),
      tokens: tokensOf(`${each.title}\n${each.text}`),
    }));
    known.set(content, documents);
  }
  return documents;
}

function written(content: SearchedContent): Written[] {
  const divisions = content.of('division-list').items;
  const services = content.of('service-list').items;
  const offices = content.of('office-list').items;
  const partners = content.of('partner-list').items;
  /** Texts that pages show in addition to their own. */
  const shown: Partial<Record<(typeof FOUND)[number], string[]>> = {
    home: divisions.map(({ title, description, band }) => `${title}: ${description} ${band}`),
    services: services.map(({ title, intro }) => `${title}: ${intro}`),
    results: content.of('result-list').items.map((result) => {
      const { brand, figure, words, description, measurement, tags } = result;
      return `${brand}: ${figure} ${words}. ${description} ${measurement} ${tags.join(', ')}.`;
    }),
    about: [
      ...content
        .of('award-list')
        .items.map(({ title, year, label }) => `${title} ${year}. ${label}.`),
      ...content.of('client-list').items.map(({ name }) => `${name}.`),
    ],
    contact: [
      content.of('settings').email,
      ...offices.map(({ city, country, address, phone }) =>
        [`${city}, ${country}: ${address.join(', ')}.`, phone.label || phone.href].join(' '),
      ),
    ],
  };
  return [
    ...services.flatMap(({ anchor, services: each }) =>
      each.map(({ name, text }): Written => {
        return { kind: 'service', title: name, href: `/services#${anchor}`, text };
      }),
    ),
    ...questionsOn(content),
    ...FOUND.map((type): Written => {
      const { label, address } = DOCUMENT_TYPES[type];
      const own = textsOf(type, content.of(type)).map((text) =>
        // placeholders that the home page replaces
        text.replaceAll('*', '').replaceAll('{count}', String(partners.length)),
      );
      const text = [...own, ...(shown[type] ?? [])].join(' ');
      return { kind: 'page', title: label, href: address ?? '/', text };
    }),
    ...divisions.map(({ anchor, title, heading, intro, points }): Written => {
      const parts = points.map((point) => `${point.title}. ${point.text}`);
      const text = [heading, intro, ...parts].join(' ');
      return { kind: 'page', title: `${title} division`, href: `/divisions#${anchor}`, text };
    }),
    ...content.pages.map(({ slug, title, content: page }): Written => {
      return { kind: 'page', title, href: `/${slug}`, text: textsOf('page', page).join(' ') };
    }),
    ...content.of('people-list').items.map(({ name, does, city }): Written => {
      const text = `${[does, city].filter(Boolean).join(', ')}.`;
      return { kind: 'person', title: name, href: '/about#people', text };
    }),
    ...partners.map(({ name, category, description }): Written => {
      const href = `/partners?category=${encodeURIComponent(category)}`;
      return { kind: 'partner', title: name, href, text: `${category}. ${description}` };
    }),
  ];
}

/** The questions shown by pages, without duplicates, with the address of each answer. */
function questionsOn(content: SearchedContent): Written[] {
  const { items } = content.of('question-list');
  if (items.length === 0) return [];
  const found = new Map<string, Written>();
  const pages = [
    ...FOUND.map((type) => {
      return { path: DOCUMENT_TYPES[type].address ?? '/', content: content.of(type) };
    }),
    ...content.pages.map(({ slug, content: page }) => ({ path: `/${slug}`, content: page })),
  ];
  for (const { path, content: page } of pages)
    for (const section of page.sections) {
      if (section.type !== 'questions' || section.hidden) continue;
      const { topic } = SECTION_TYPES.questions.schema.parse(section.values);
      for (const [index, { question, answer }] of questionsAbout(items, topic).entries()) {
        if (found.has(question)) continue;
        const href = `${path}#${answerAnchor(sectionAnchor(section), index)}`;
        found.set(question, { kind: 'question', title: question, href, text: plainText(answer) });
      }
    }
  return [...found.values()];
}

const READ = new Set(['line', 'text', 'rich-text']);

/** The texts of a page, without hidden sections. */
function textsOf(type: DocumentType, { meta, ...content }: PageContent): string[] {
  const sections = content.sections.filter(({ hidden }) => !hidden);
  const own = listTexts(type, { ...content, sections }).filter(
    ({ info }) => info !== undefined && info.label !== '' && READ.has(info.control),
  );
  return [meta.description, ...own.map(({ text }) => plainText(text))].filter(Boolean);
}
