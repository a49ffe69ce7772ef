// Checks a document each time it becomes public: by a save, a bulk action, its draft, or an earlier version.
import type { OriginalType } from '#db/content/originals.ts';
import type { BulkInput } from '#db/contract/bulk.ts';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { findDocumentType } from '#db/contract/documents/document-types.ts';
import {
  type Document,
  isStaffPage,
  type ParsedDocumentInput,
  type ParsedDocumentUpdate,
} from '#db/contract/documents/documents.ts';
import type { Draft } from '#db/contract/drafts.ts';
import { InvalidFieldsError } from '#db/errors.ts';
import { getDocument } from '#db/queries/documents/documents.ts';
import { selectDraft } from '#db/queries/items/draft-rows.ts';
import { selectWithPendingDraft, typedItem } from '#db/queries/items/publish-pending-draft.ts';
import { findLastPublicVersions, getVersion } from '#db/queries/items/versions.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { assertDocument, type CheckDeps } from './check-document.ts';

/** The dependencies of the checks, with the content of the site. */
export type PublicDeps = Omit<CheckDeps, 'content'> & { siteContent: SiteContent };

/** The dependencies of a check, with the currently published content, in which references are looked up. */
export async function checkDeps(deps: PublicDeps): Promise<CheckDeps> {
  const { db, addresses, config, siteContent } = deps;
  await siteContent.refresh();
  return { db, addresses, config, content: siteContent.lastKnown };
}

/** Throws as `assertDocument` does for a new document. */
export async function assertNew(deps: PublicDeps, input: ParsedDocumentInput): Promise<void> {
  const check = await checkDeps(deps);
  await assertDocument(check, input, publicContentOf(check, input));
}

/** Throws as `assertDocument` does for a change of a stored document, and `NotFoundError`. */
export async function assertChange(
  deps: PublicDeps,
  id: number,
  change: Pick<ParsedDocumentUpdate, 'slug' | 'content' | 'status'>,
): Promise<void> {
  const check = await checkDeps(deps);
  const stored = await deps.db.read((read) => getDocument(read, id));
  const { type, status } = stored;
  const before = status === 'draft' ? publicContentOf(check, stored) : stored;
  await assertDocument(check, { status, ...change, type }, before);
}

/**
 * As `assertChange`, for the documents that a bulk action would publish, with their pending drafts applied. An undo that
 * restores the last public content is not checked again.
 */
export async function assertBulk(deps: PublicDeps, input: BulkInput): Promise<void> {
  if (input.action === 'publish')
    for (const [place, document] of (await toPublish(deps, input.ids)).entries())
      await assertPublish(deps, document, `ids.${place}`);
  if (input.action === 'status')
    for (const [place, { id, status }] of input.items.entries()) {
      const document = status === 'draft' ? null : await findChangedSincePublic(deps, id);
      if (document) await assertPublish(deps, document, `items.${place}`);
    }
}

/** Throws as `assertChange` does, with the index of the document in the request and its title. */
async function assertPublish(
  deps: PublicDeps,
  { id, title, slug, content }: Document,
  place: string,
): Promise<void> {
  await assertChange(deps, id, { slug, content, status: 'published' }).catch((error) => {
    if (!(error instanceof InvalidFieldsError)) throw error;
    throw new InvalidFieldsError(
      error.errors.map(({ path, message }) => ({
        path: `${place}.${path}`,
        message: `“${title}”: ${message}`,
      })),
    );
  });
}

async function toPublish({ db }: PublicDeps, ids: readonly number[]): Promise<Document[]> {
  return db.read(async (read) => {
    const stored = await Promise.all(ids.map((id) => getDocument(read, id)));
    const typed = await selectWithPendingDraft(read, 'document', stored);
    return stored.map((each) => (typed.get(each.id) as Document | undefined) ?? each);
  });
}

/** The document if it differs from its last public version, else null. Throws `NotFoundError`. */
async function findChangedSincePublic({ db }: PublicDeps, id: number): Promise<Document | null> {
  return db.read(async (read) => {
    const stored = await getDocument(read, id);
    const [last] = await findLastPublicVersions(read, 'document', [id]);
    if (!last) return stored;
    const { snapshot } = await getVersion(read, 'document', id, last.id);
    const { slug, content } = snapshot as Document;
    return slug === stored.slug && Bun.deepEquals(content, stored.content) ? null : stored;
  });
}

/** As `assertChange`, for publishing the pending draft, or `fields` in its place. */
export async function assertDraft(
  deps: PublicDeps,
  id: number,
  fields?: Cleaned<Draft['fields']>,
): Promise<void> {
  const typed = await deps.db.read(async (read) => {
    const stored = await getDocument(read, id);
    const draft = await selectDraft(read, 'document', id);
    return typedItem(stored, {
      updatedAt: stored.updatedAt,
      fields: fields ?? draft?.fields ?? {},
    });
  });
  const { slug, content } = typed as Document;
  await assertChange(deps, id, { slug, content, status: 'published' });
}

/** As `assertChange`, for restoring a version of a document. */
export async function assertVersion(
  deps: PublicDeps,
  id: number,
  versionId: number,
): Promise<void> {
  const { snapshot } = await deps.db.read((read) => getVersion(read, 'document', id, versionId));
  const { slug, content } = snapshot as Document;
  await assertChange(deps, id, { slug, content });
}

/** The slug and content that visitors see while the document has no published row; null for a page that staff made. */
function publicContentOf({ content }: CheckDeps, { type }: Pick<Document, 'type'>) {
  if (isStaffPage({ type }) || !findDocumentType(type)) return null;
  return { slug: type, content: content.of(type as OriginalType) };
}
