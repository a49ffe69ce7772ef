// The documents of the site for staff, stored or not: the list, and a single document when it is opened.
import type { Database } from '#db/client.ts';
import type { OriginalType } from '#db/content/originals.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  findDocumentType,
} from '#db/contract/documents/document-types.ts';
import {
  type Document,
  type DocumentNote,
  type DocumentRow,
  type DocumentState,
  isStaffPage,
  type OpenedDocument,
  type OpenedQuery,
  STAFF_PAGE,
} from '#db/contract/documents/documents.ts';
import { readContent } from '#db/contract/documents/read-content.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import { NotFoundError } from '#db/errors.ts';
import {
  type DraftTimes,
  findDocument,
  findDocumentBySlug,
  listDraftTimes,
  listSiteDocuments,
} from '#db/queries/documents/documents.ts';
import { findItemWithDraft } from '#db/queries/items/drafts.ts';
import { type CheckDeps, checkDocument } from './check-document.ts';

type Stored = Omit<Document, 'content'>;

/** A row for each document of the site, in the order of their types. */
export async function listDocumentRows(db: Database): Promise<DocumentRow[]> {
  const [stored, drafted] = await Promise.all([listSiteDocuments(db), listDraftTimes(db)]);
  const byType = new Map(stored.map((each) => [each.type, each]));
  const types = Object.keys(DOCUMENT_TYPES) as DocumentType[];
  return types
    .filter((type) => !isStaffPage({ type }))
    .map((type) => rowOf(type, byType.get(type), drafted));
}

function rowOf(
  type: DocumentType,
  stored: Stored | undefined,
  drafted: ReadonlyMap<number, DraftTimes>,
): DocumentRow {
  const { label, group, address } = DOCUMENT_TYPES[type];
  const savedAt = stored?.updatedAt ?? null;
  const draft = drafted.get(stored?.id ?? 0);
  return {
    type,
    id: stored?.id ?? null,
    slug: stored?.slug ?? type,
    title: label,
    group,
    address,
    state: stateOf(stored?.status),
    changed: stored !== undefined && stored.status !== 'draft' && draft !== undefined,
    changesAt: draft?.publishAt ?? null,
    changesFailed: Boolean(draft?.publishFailure),
    updatedAt: savedAt,
    editedAt: savedAt && draft && draft.savedAt > savedAt ? draft.savedAt : savedAt,
  };
}

const STATE: Record<ItemStatus, DocumentState> = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'edited',
};

function stateOf(status: ItemStatus | undefined): DocumentState {
  return status ? STATE[status] : 'original';
}

/**
 * The document with this id or type, the original, and notes on the document with its draft, as the form shows it. Throws
 * `NotFoundError` for an id that is not stored and for an unknown type.
 */
export async function openDocument(
  deps: CheckDeps,
  { id, type: asked = '' }: OpenedQuery,
): Promise<OpenedDocument> {
  const { db } = deps;
  const document =
    id === undefined ? await findDocumentBySlug(db, asked, asked) : await findDocument(db, id);
  const type = document?.type ?? asked;
  const info = findDocumentType(type);
  if (!info || (!document && type === STAFF_PAGE)) throw new NotFoundError('Page not found');
  const original = type === STAFF_PAGE ? null : deps.content.original(type as OriginalType);
  const drafted = document && (await findItemWithDraft(db, 'document', document.id));
  const shown = drafted ?? (original && { type, slug: type, content: original });
  return {
    document,
    original: original && { title: info.label, content: original },
    state: stateOf(document?.status),
    notes: shown ? await notesOf(deps, shown, original) : [],
  };
}

/** The notes on a document: values that are shown otherwise than they are stored, and references to hidden content. */
async function notesOf(
  deps: CheckDeps,
  document: Pick<Document, 'type' | 'slug' | 'content'>,
  original: unknown,
): Promise<DocumentNote[]> {
  const { notes } = readContent(document.type as DocumentType, document.content, original as never);
  const values = notes.map(({ path, message }) => ({ path: `content.${path}`, message }));
  const targets = await checkDocument(deps, document);
  return [...values, ...targets.map(({ path, message }) => ({ path, message }))];
}
