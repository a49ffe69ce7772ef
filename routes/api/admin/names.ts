// The admin calls for names that many items share: categories, sectors, roles and authors.
import { Hono } from 'hono';
import { nameList, renameAnswer, renameInput, renameTakeBack } from '#db/contract/names.ts';
import { listNames } from '#db/queries/names/list-names.ts';
import { renameNames, takeBackNames } from '#server/admin/save-names.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';

export const adminNames = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listNames',
      tag: 'Names',
      summary: 'Categories, sectors, roles and authors, with the number of items that have each',
      answer: [200, nameList],
    }),
    async (c) => c.json({ names: await listNames(c.get('db')) }),
  )
  .post(
    '/rename',
    describeRoute({
      operationId: 'renameName',
      tag: 'Names',
      summary: 'Rename a name in all items and drafts, or merge it into another',
      answer: [200, renameAnswer],
      failures: [404],
    }),
    jsonOnly(),
    validJson(renameInput),
    async (c) => c.json(await renameNames(c.var, c.req.valid('json'))),
  )
  .post(
    '/take-back',
    describeRoute({
      operationId: 'takeBackRename',
      tag: 'Names',
      summary: 'Undo a rename, in items that were not saved since',
      answer: [200, renameAnswer],
    }),
    jsonOnly(),
    validJson(renameTakeBack),
    async (c) => c.json(await takeBackNames(c.var, c.req.valid('json'))),
  );
