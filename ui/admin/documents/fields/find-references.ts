// Search for what a document can refer to.

import type { ReferenceTo } from '#db/contract/documents/document-fields.ts';
import { type ContentOf, DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { FoundPage } from '#ui/admin/editor/link/find-pages.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const FOUND_MAX = 8;

/** What the things are called that a reference of each kind leads to. */
export const REFERENCE_NOUNS: Record<ReferenceTo, { one: string; many: string }> = {
  'case-study': { one: 'a case study', many: 'Case studies' },
  post: { one: 'a post', many: 'Posts' },
  partner: { one: 'a partner', many: 'Partners' },
  office: { one: 'an office', many: 'Offices' },
  author: { one: 'a person', many: 'People' },
};

type Find = (search: string, signal: AbortSignal) => Promise<FoundPage[]>;

/** By kind: the best matches, each with the slug or the name that is stored. Rejects with `ApiFailure`. */
export const findReferences: Record<ReferenceTo, Find> = {
  async 'case-study'(search, signal) {
    const { caseStudies } = await answerOf(
      api.admin['case-studies'].$get({ query: firstPage(search) }, { init: { signal } }),
    );
    return caseStudies.map(({ title, slug }) => ({
      label: title,
      address: slug,
      hint: 'Case study',
    }));
  },
  async post(search, signal) {
    const { posts } = await answerOf(
      api.admin.posts.$get({ query: firstPage(search) }, { init: { signal } }),
    );
    return posts.map(({ title, slug }) => ({ label: title, address: slug, hint: 'Post' }));
  },
  partner: findEntries('partner-list', ({ name, category }) => [name, category]),
  office: findEntries('office-list', ({ city, country }) => [city, country]),
  author: findEntries('people-list', ({ name, does }) => [name, does]),
};

type Collection = 'partner-list' | 'office-list' | 'people-list';
type EntryOf<Type extends Collection> = ContentOf<Type>['items'][number];

/** Entries of a collection by what staff published of it, else by its original. */
function findEntries<Type extends Collection>(
  type: Type,
  wordsOf: (entry: EntryOf<Type>) => [name: string, hint: string],
): Find {
  return async (search, signal) => {
    const { document, original } = await answerOf(
      api.admin.documents.opened.$get({ query: { type } }, { init: { signal } }),
    );
    const content = document?.status === 'published' ? document.content : original?.content;
    const parsed = DOCUMENT_TYPES[type].schema.safeParse(content);
    const items = (parsed.data?.items ?? []) as EntryOf<Type>[];
    const wanted = search.trim().toLowerCase();
    return items
      .map(wordsOf)
      .filter((words) => words.some((each) => each.toLowerCase().includes(wanted)))
      .slice(0, FOUND_MAX)
      .map(([name, hint]) => ({ label: name, address: name, hint }));
  };
}

function firstPage(search: string) {
  return { search, page: '1', limit: String(FOUND_MAX) };
}
