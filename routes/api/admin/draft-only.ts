// What an API token may not send in the calls open to it: machines draft, people publish.
import { findDocumentGroup } from '#db/contract/documents/document-types.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { getDocument } from '#db/queries/documents/documents.ts';
import type { AppContext } from '#server/context.ts';
import { HttpError } from '#server/http/errors.ts';

interface Fields {
  status?: string;
  publishDate?: string | null;
}

/** Throws 403 when a token creates an item that is not a draft, or sets its publish date. Staff may do both. */
export function assertNewDraft(c: AppContext, { status, publishDate }: Fields): void {
  if (c.get('tokenName') === undefined) return;
  if (status !== 'draft')
    throw new HttpError(
      403,
      'An API token can only create drafts. Send the status "draft"; a person publishes it',
    );
  if (publishDate !== undefined) refuseDate();
}

/** Throws 403 when a token drafts a status, a publish date or settings. Staff may draft all three. Throws `NotFoundError`. */
export async function assertDraftable(
  c: AppContext,
  kind: ItemKind,
  id: number,
  { status, publishDate }: Fields,
): Promise<void> {
  if (c.get('tokenName') === undefined) return;
  if (status !== undefined)
    throw new HttpError(403, 'An API token cannot change the status. Leave it out');
  if (publishDate !== undefined) refuseDate();
  if (kind !== 'document') return;
  const { type } = await c.get('db').read((read) => getDocument(read, id));
  if (findDocumentGroup(type) === 'settings')
    throw new HttpError(403, 'An API token cannot change settings');
}

function refuseDate(): never {
  throw new HttpError(403, 'An API token cannot set the publish date. Leave it out');
}
