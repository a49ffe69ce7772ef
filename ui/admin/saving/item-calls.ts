// The API calls of a form besides saving the item: drafts, versions, and public state. The same for every kind of item.
import type { BulkAnswer, BulkInput } from '#db/contract/bulk.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type {
  Document,
  DocumentContent,
  DocumentDraftFields,
} from '#db/contract/documents/documents.ts';
import { isStaffPage, STAFF_PAGE } from '#db/contract/documents/documents.ts';
import type {
  CaseStudyDraftFields,
  Draft,
  DraftSchedule,
  PostDraftFields,
} from '#db/contract/drafts.ts';
import type { Item } from '#db/contract/item-kind.ts';
import type { KindPath } from '#db/contract/kind-path.ts';
import type { Post } from '#db/contract/posts.ts';
import type { TextSpan } from '#db/contract/text/text-span.ts';
import type { VersionList } from '#db/contract/versions.ts';
import { ADMIN_PAGE_MAX } from '#db/limits.ts';
import { ApiFailure, answerOf, api } from '#ui/islands/api.ts';
import { errorsInForm } from './errors-in-form.ts';

/** The body of an autosave: `updatedAt` of the draft, or null, and `basedOn`, the `updatedAt` of the item. */
export interface DraftChanges<Fields> {
  fields: Partial<Fields>;
  spans: Record<string, TextSpan>;
  updatedAt: string | null;
  basedOn: string;
}

/** The answer to an autosave: `updatedAt` of the draft, null when no draft is left, and the fields that the server changed. */
interface DraftChangesAnswer<Fields> extends DraftSchedule {
  updatedAt: string | null;
  basedOn: string;
  cleaned: Partial<Fields>;
}

/** The calls; each rejects with `ApiFailure`. */
export interface ItemCalls<Of extends Item, Fields> {
  find: (id: number) => Promise<Of>;
  /** Finds an item in any status. Rejects with 404 for an unknown slug, with 401 when the session has ended. */
  findBySlug: (slug: string) => Promise<Of>;
  findDraft: (id: number) => Promise<{ draft: Draft | null }>;
  saveDraft: (
    id: number,
    draft: { fields: Partial<Fields>; updatedAt: string | null; basedOn: string },
  ) => Promise<{ draft: Draft | null }>;
  /** Saves changed fields, and changed stretches of long texts. */
  autosave: (id: number, changes: DraftChanges<Fields>) => Promise<DraftChangesAnswer<Fields>>;
  /** Sets the publish time of the draft, or removes it with null. Stores `fields` as the draft first. */
  scheduleDraft: (
    id: number,
    schedule: {
      publishAt: string | null;
      fields?: Partial<Fields>;
      updatedAt?: string | null;
      basedOn?: string;
    },
  ) => Promise<{ draft: Draft | null }>;
  /** Creates a draft from a title and a slug. */
  createDraft: (title: string, slug: string) => Promise<Of>;
  /** Discards the draft with this `updatedAt`, with null any draft. */
  discardDraft: (id: number, updatedAt: string | null) => Promise<unknown>;
  bulk: (input: BulkInput) => Promise<BulkAnswer>;
  /** The newest versions. */
  findVersions: (id: number) => Promise<VersionList>;
  getVersion: (id: number, versionId: number) => Promise<{ item: object }>;
  restoreVersion: (id: number, versionId: number) => Promise<Of>;
  /** Whether a deleted item may still be restored. */
  isInTrash: (id: number) => Promise<boolean>;
}

const of = (id: number) => ({ param: { id: String(id) } });
const ofVersion = (id: number, versionId: number) => ({
  param: { id: String(id), versionId: String(versionId) },
});
const stamped = (updatedAt: string | null) => (updatedAt === null ? {} : { updatedAt });
const posts = api.admin.posts;
const studies = api.admin['case-studies'];
const documents = api.admin.documents;

export const postCalls: ItemCalls<Post, PostDraftFields> = {
  ...sharedCalls('posts'),
  find: (id) => answerOf(posts[':id'].$get(of(id))),
  findBySlug: async (slug) => postCalls.find(await findId('posts', slug)),
  saveDraft: (id, json) => answerOf(posts[':id'].draft.$put({ ...of(id), json })),
  autosave: (id, json) => answerOf(posts[':id'].draft.$patch({ ...of(id), json })),
  scheduleDraft: (id, json) => answerOf(posts[':id'].draft.schedule.$put({ ...of(id), json })),
  createDraft: (title, slug) =>
    answerOf(posts.$post({ json: { title, slug, content: '', status: 'draft' } })),
  restoreVersion: (id, versionId) =>
    answerOf(posts[':id'].versions[':versionId'].restore.$post(ofVersion(id, versionId))),
};

export const caseStudyCalls: ItemCalls<CaseStudy, CaseStudyDraftFields> = {
  ...sharedCalls('case-studies'),
  async find(id) {
    // gives 401 without a session, where the public call below would give 404
    await caseStudyCalls.findDraft(id);
    return answerOf(api['case-studies'][':slugOrId'].$get({ param: { slugOrId: String(id) } }));
  },
  findBySlug: async (slug) => caseStudyCalls.find(await findId('case-studies', slug)),
  saveDraft: (id, json) => answerOf(studies[':id'].draft.$put({ ...of(id), json })),
  autosave: (id, json) => answerOf(studies[':id'].draft.$patch({ ...of(id), json })),
  scheduleDraft: (id, json) => answerOf(studies[':id'].draft.schedule.$put({ ...of(id), json })),
  createDraft: (title, slug) =>
    answerOf(
      studies.$post({ json: { title, slug, description: '', categories: [], status: 'draft' } }),
    ),
  restoreVersion: (id, versionId) =>
    answerOf(studies[':id'].versions[':versionId'].restore.$post(ofVersion(id, versionId))),
};

/** The calls whose answers have the same form for every kind. */
function sharedCalls(kind: KindPath) {
  const items = api.admin[kind];
  return {
    findDraft: (id: number) => answerOf<{ draft: Draft | null }>(items[':id'].draft.$get(of(id))),
    discardDraft: (id: number, updatedAt: string | null) =>
      answerOf(items[':id'].draft.$delete({ ...of(id), query: stamped(updatedAt) })),
    bulk: (json: BulkInput) => answerOf(items.bulk.$post({ json })),
    findVersions: (id: number) => answerOf(items[':id'].versions.$get({ ...of(id), query: {} })),
    getVersion: (id: number, versionId: number) =>
      answerOf<{ item: object }>(
        items[':id'].versions[':versionId'].$get(ofVersion(id, versionId)),
      ),
    /** The items deleted last are listed; whether an older one is in the trash stays unknown. */
    async isInTrash(id: number) {
      const query = { kind, limit: String(ADMIN_PAGE_MAX) };
      const { items: deleted, pagination } = await answerOf(api.admin.trash.$get({ query }));
      return pagination.pages > 1 || deleted.some((item) => item.id === id);
    },
  };
}

async function findId(kind: KindPath, slug: string): Promise<number> {
  const { item } = await answerOf(api.admin.slugs.$get({ query: { kind, slug } }));
  if (!item) throw new ApiFailure(404, '', 'Not Found');
  return item.id;
}

type NewDocument = Pick<Document, 'type' | 'content'>;

/**
 * The calls of the form of one document. A document of the site has a fixed address, and is created with its original content.
 * Changes that cannot be scheduled have their errors at the fields of the form.
 */
export function documentCallsOf({
  type,
  content,
}: NewDocument): ItemCalls<Document, DocumentDraftFields> {
  const isOfStaff = isStaffPage({ type });
  const findOfSite = async () => {
    const { document } = await answerOf(documents.opened.$get({ query: { type } }));
    if (!document) throw new ApiFailure(404, '', 'Not Found');
    return document;
  };
  return {
    ...documentCalls,
    findBySlug: isOfStaff ? documentCalls.findBySlug : findOfSite,
    createDraft: (title, slug) => createDocument({ type, content }, title, isOfStaff ? slug : type),
    async scheduleDraft(id, schedule) {
      const sent = schedule.fields?.content;
      return documentCalls.scheduleDraft(id, schedule).catch((error) => {
        throw sent ? errorsInForm(error, type, { content: sent }) : error;
      });
    },
  };
}

export const documentCalls: ItemCalls<Document, DocumentDraftFields> = {
  ...sharedCalls('documents'),
  find: (id) => answerOf(documents[':id'].$get(of(id))),
  findBySlug: async (slug) => documentCalls.find(await findId('documents', slug)),
  saveDraft: (id, json) => answerOf(documents[':id'].draft.$put({ ...of(id), json })),
  autosave: (id, json) => answerOf(documents[':id'].draft.$patch({ ...of(id), json })),
  scheduleDraft: (id, json) => answerOf(documents[':id'].draft.schedule.$put({ ...of(id), json })),
  createDraft: (title, slug) => createDocument(EMPTY_PAGE, title, slug),
  restoreVersion: (id, versionId) =>
    answerOf(documents[':id'].versions[':versionId'].restore.$post(ofVersion(id, versionId))),
};

const EMPTY_PAGE: { type: string; content: DocumentContent } = {
  type: STAFF_PAGE,
  content: { v: 1 },
};

function createDocument(about: NewDocument, title: string, slug: string): Promise<Document> {
  return answerOf(documents.$post({ json: { ...about, title, slug, status: 'draft' } }));
}
