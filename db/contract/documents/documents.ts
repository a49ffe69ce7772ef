// The schemas of documents: pages, collections and settings that staff edit (docs/contract.md, Documents). They follow the
// rules of posts; the type (document-types.ts) defines what the content may hold, which is checked where it is saved.
import { z } from 'zod';
import {
  digits,
  draftSlug,
  editGuard,
  id,
  itemStatus,
  moment,
  publicStatus,
  requiredText,
  scheduledNeedsDate,
  slug,
  text,
} from '#db/contract/fields.ts';
import { CONTENT_MAX_DEPTH, TITLE_MAX_CHARS } from '#db/limits.ts';
import { documentGroup } from './document-group.ts';

/** The name of a type of document, such as `home` or `partners`. */
export const documentTypeName = z
  .string({ error: ({ input }) => (input === undefined ? 'Required' : 'Must be text') })
  .max(40, 'Must be at most 40 characters')
  .regex(/^[a-z]+(-[a-z]+)*$/, 'Use lowercase letters and single hyphens');

/** The type of pages that staff made, each with its own address. Every other type has one document. */
export const STAFF_PAGE = 'page';

/** Whether this is a page that staff made, not one of the documents of the site itself. */
export function isStaffPage({ type }: { type: string }): boolean {
  return type === STAFF_PAGE;
}

/** The content of a document. `v` is the version of the schema that it was written for. */
const documentContent = z
  .looseObject({ v: z.int().min(1) })
  .superRefine((content, issues) => {
    const problem = unstorable(content);
    if (problem) issues.addIssue({ code: 'custom', message: problem });
  })
  .meta({ id: 'DocumentContent' });
export type DocumentContent = z.output<typeof documentContent>;

const fields = {
  title: requiredText(TITLE_MAX_CHARS),
  /** The address of a page that staff made; for other documents the name of their type. */
  slug: slug(),
  content: documentContent,
  publishDate: moment().optional(),
};

/** The fields of a draft: the slug may be missing until it is published. */
const draftFields = { ...fields, slug: draftSlug(), status: z.literal('draft') };

/** Body of POST /api/admin/documents. */
export const documentInput = z
  .discriminatedUnion('status', [
    z.object({ type: documentTypeName, ...draftFields }),
    z.object({ type: documentTypeName, ...fields, status: publicStatus().default('published') }),
  ])
  .superRefine(scheduledNeedsDate)
  .meta({ id: 'DocumentInput' });
export type DocumentInput = z.input<typeof documentInput>;
export type ParsedDocumentInput = z.output<typeof documentInput>;

/** Body of PUT: the whole document except its type, with the rules of posts. */
export const documentUpdate = z
  .discriminatedUnion('status', [
    z.object({ ...draftFields, ...editGuard }),
    z.object({ ...fields, status: publicStatus().optional(), ...editGuard }),
  ])
  .meta({ id: 'DocumentUpdate' });
export type ParsedDocumentUpdate = z.output<typeof documentUpdate>;

/** A document as returned by the API. */
export const document = z
  .object({
    id: id(),
    type: z.string(),
    slug: z.string(),
    title: z.string(),
    content: documentContent,
    publishDate: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    status: itemStatus(),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof document>;

const draftText = () => text().nullable().optional();

/** The fields of a document in its form; an omitted field has the value of the document. */
export const documentDraftFields = z
  .object({
    title: draftText(),
    slug: draftText(),
    content: documentContent.optional(),
    publishDate: draftText(),
    status: itemStatus().optional(),
  })
  .meta({ id: 'DocumentDraftFields' });
export type DocumentDraftFields = z.output<typeof documentDraftFields>;

/** Which content of a document visitors see or will see; `original` is the text in the code. */
const documentState = z.enum(['original', 'draft', 'scheduled', 'edited']);
export type DocumentState = z.output<typeof documentState>;

/** A note for staff on a stored document. `path` names the field; it is empty for the whole document. */
const documentNote = z.object({ path: z.string(), message: z.string() });
export type DocumentNote = z.output<typeof documentNote>;

/** A row of the list: one for each document of the site, stored or not, and for each page that staff made. */
const documentRow = z
  .object({
    type: z.string(),
    /** Null while the document is not stored. */
    id: id().nullable(),
    slug: z.string(),
    title: z.string(),
    group: documentGroup,
    /** The path of its public page; null for a document that is not a page. */
    address: z.string().nullable(),
    state: documentState,
    /** Whether the document is public or scheduled, and has a pending draft. */
    changed: z.boolean(),
    /** When the changes are published automatically, or null; and whether their scheduled publication failed. */
    changesAt: z.iso.datetime().nullable(),
    changesFailed: z.boolean(),
    updatedAt: z.iso.datetime().nullable(),
    /** The last save of the document, or of its draft when that is newer. */
    editedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DocumentRow' });
export type DocumentRow = z.output<typeof documentRow>;

/** Response of GET /api/admin/documents. */
export const documentList = z
  .object({ documents: z.array(documentRow) })
  .meta({ id: 'DocumentList' });
export type DocumentList = z.output<typeof documentList>;

/** Query of GET /api/admin/documents/opened: a document by its id, or by its type if only one document has that type. */
export const openedQuery = z
  .object({ id: digits().optional(), type: documentTypeName.optional() })
  .refine(
    ({ id, type }) => (id === undefined) !== (type === undefined),
    'Send either an id or a type',
  );
export type OpenedQuery = z.output<typeof openedQuery>;

/** Response: the stored document, or null; and the original, or null for a page that staff made. */
export const openedDocument = z
  .object({
    document: document.nullable(),
    original: z.object({ title: z.string(), content: documentContent }).nullable(),
    state: documentState,
    notes: z.array(documentNote),
  })
  .meta({ id: 'OpenedDocument' });
export type OpenedDocument = z.output<typeof openedDocument>;

/** Why `content` cannot be stored unchanged or is nested too deeply; null when it is fine. Not recursive, for any depth. */
function unstorable(content: object): string | null {
  let level: unknown[] = [content];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > CONTENT_MAX_DEPTH) return 'Is nested too deeply';
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
        return 'Contains an invalid character';
      // JSON has no infinity: 1e999 would be stored as null
      if (value === Infinity || value === -Infinity) return 'Contains a number that is too large';
      if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return null;
}
