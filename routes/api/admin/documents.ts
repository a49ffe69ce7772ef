// The admin calls for documents: pages, collections and settings (docs/contract.md, Documents).
import { Hono } from 'hono';
import { adminPageList, adminPageQuery } from '#db/contract/admin-lists.ts';
import {
  type Document,
  document,
  documentInput,
  documentList,
  documentUpdate,
  isStaffPage,
  openedDocument,
  openedQuery,
} from '#db/contract/documents/documents.ts';
import { success } from '#db/contract/responses.ts';
import { ConflictError } from '#db/errors.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { listAdminPages } from '#db/queries/admin-lists/list-pages.ts';
import { getDocument } from '#db/queries/documents/documents.ts';
import { assertChange, assertNew, checkDeps } from '#server/admin/check-public.ts';
import { listDocumentRows, openDocument } from '#server/admin/document-list.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validId, validJson, validQuery } from '#server/http/validate.ts';

/** A document of the site has a fixed address, so a conflict means that another user created it first. */
function sayBegun(document: Pick<Document, 'type'>) {
  return (error: unknown): never => {
    if (error instanceof ConflictError && !isStaffPage(document))
      throw new ConflictError(
        'Somebody else has started editing this. Open it again to continue',
        'type',
      );
    throw error;
  };
}

export const adminDocuments = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listDocuments',
      takesToken: true,
      tag: 'Documents',
      summary: 'All pages, collections and settings of the site, with their state',
      answer: [200, documentList],
    }),
    async (c) => c.json({ documents: await listDocumentRows(c.get('db')) }),
  )
  .post(
    '/',
    describeRoute({
      operationId: 'createDocument',
      tag: 'Documents',
      summary: 'Create a document that replaces the original, or a new page',
      answer: [201, document],
      failures: [409],
    }),
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(documentInput),
    async (c) => {
      const input = c.req.valid('json');
      await assertNew(c.var, input);
      return c.json(await createItem(c.var, 'document', input).catch(sayBegun(input)), 201);
    },
  )
  .get(
    // before the calls of one document, whose `:id` would match `pages`
    '/pages',
    describeRoute({
      operationId: 'listPages',
      takesToken: true,
      tag: 'Documents',
      summary: 'Pages that staff created, searched, filtered and sorted',
      answer: [200, adminPageList],
    }),
    validQuery(adminPageQuery),
    async (c) => c.json(await listAdminPages(c.get('db'), c.req.valid('query'))),
  )
  .get(
    // before them for the same reason
    '/opened',
    describeRoute({
      operationId: 'openDocument',
      takesToken: true,
      tag: 'Documents',
      summary: 'A document for editing, by its type or its id, with its original',
      answer: [200, openedDocument],
      failures: [404],
    }),
    validQuery(openedQuery),
    async (c) => {
      return c.json(await openDocument(await checkDeps(c.var), c.req.valid('query')));
    },
  )
  .get(
    '/:id',
    describeRoute({
      operationId: 'getDocument',
      takesToken: true,
      tag: 'Documents',
      summary: 'A stored document',
      answer: [200, document],
      failures: [404],
    }),
    validId,
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await c.get('db').read((read) => getDocument(read, id)));
    },
  )
  .put(
    '/:id',
    describeRoute({
      operationId: 'updateDocument',
      tag: 'Documents',
      summary: 'Replace a document',
      answer: [200, document],
      failures: [404, 409],
    }),
    validId,
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(documentUpdate),
    async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      await assertChange(c.var, id, input);
      return c.json(await updateItem(c.var, 'document', id, input));
    },
  )
  .delete(
    '/:id',
    describeRoute({
      operationId: 'deleteDocument',
      tag: 'Documents',
      summary: 'Delete a document: visitors see the original again',
      answer: [200, success],
      failures: [404],
    }),
    validId,
    async (c) => {
      await deleteItem(c.var, 'document', c.req.valid('param').id);
      return c.json({ success: true } as const);
    },
  );
