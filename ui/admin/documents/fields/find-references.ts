// Search for the items and entries that a document can refer to.
import type { ReferenceTo } from '#db/contract/documents/document-fields.ts';
import { type ContentOf, DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { FoundPage } from '#ui/admin/editor/link/find-pages.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const FOUND_MAX = 8;

/** The words for the target of each kind of reference. */
export const REFERENCE_NOUNS: Record<ReferenceTo, { one: string; many: string }> = {
  'case-study': { one: 'a case study', many: 'Case studies' },
  post: { one: 'a post', many: 'Posts' },
  partner: { one: 'a partner', many: 'Partners' },
  office: { one: 'an office', many: 'Offices' },
  author: { one: 'a person', many: 'People' },
};

type Find = (search: string, signal: AbortSignal) => Promise<FoundPage[]>;

/** The search of each kind: its best matches, each with the slug or name to store. Rejects with `ApiFailure`. */
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

/** Searches the entries of a collection: those of its published document, else those of its original. */
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
