// Changes the content of many documents and their drafts, such as when a page moves or an entry is renamed.
import { and, type Column, eq, inArray, type SQL } from 'drizzle-orm';
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { Queryable } from '#db/database.ts';
import { isOf } from '#db/queries/items/item-tables.ts';
import { nextUpdatedAt } from '#db/queries/items/saving.ts';
import { documents, drafts } from '#db/schema.ts';
import { storeContent } from './store-content.ts';

/** The ids of the documents whose content was changed, and of those whose draft was. */
export interface ChangedDocuments {
  live: number[];
  drafts: number[];
}

interface DocumentsChange {
  /** SQL condition that preselects rows: false only when the JSON in the column certainly needs no change. */
  mayHold: (json: Column) => SQL | undefined;
  /** Returns the changed content of a document of that type. */
  change: (type: string, content: CleanContent) => CleanContent;
}

/** Changes all documents and drafts, or those in `among`. Each changed document gets a version. */
export async function changeDocuments(
  tx: Queryable,
  { mayHold, change }: DocumentsChange,
  among?: ChangedDocuments,
): Promise<ChangedDocuments> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(mayHold(documents.content), among && inArray(documents.id, among.live)));
  const live: number[] = [];
  for (const document of rows) {
    const content = change(document.type, document.content);
    if (JSON.stringify(content) === JSON.stringify(document.content)) continue;
    await storeContent(tx, document, content);
    live.push(document.id);
  }
  return { live, drafts: await changeDrafts(tx, { mayHold, change }, among) };
}

/** Changes drafts too, which would otherwise restore the former content. Returns the ids of documents with a changed draft. */
async function changeDrafts(
  tx: Queryable,
  { mayHold, change }: DocumentsChange,
  among?: ChangedDocuments,
): Promise<number[]> {
  const pending = await tx
    .select({ draft: drafts, type: documents.type })
    .from(drafts)
    .innerJoin(documents, eq(documents.id, drafts.itemId))
    .where(
      and(
        eq(drafts.kind, 'document'),
        mayHold(drafts.fields),
        among && inArray(drafts.itemId, among.drafts),
      ),
    );
  const changed: number[] = [];
  for (const { draft, type } of pending) {
    const { itemId, updatedAt } = draft;
    const fields = draft.fields as { content?: CleanContent };
    if (!fields.content) continue;
    const after = { ...fields, content: change(type, fields.content) };
    if (JSON.stringify(after) === JSON.stringify(fields)) continue;
    await tx
      .update(drafts)
      .set({ fields: after as typeof draft.fields, updatedAt: nextUpdatedAt(updatedAt) })
      .where(isOf(drafts, 'document', itemId));
    changed.push(itemId);
  }
  return changed;
}
