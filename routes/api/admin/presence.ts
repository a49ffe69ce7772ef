// The admin call by which open forms report themselves.
import { Hono } from 'hono';
import { kindOfPath } from '#db/contract/kind-path.ts';
import { presence, presenceInput } from '#db/contract/presence.ts';
import { deleteOpenForm, reportOpenForm } from '#db/queries/items/open-forms.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';

/** It does not extend the session, because the page calls it automatically. */
export const adminPresence = new Hono<Env>().post(
  '/',
  describeRoute({
    operationId: 'reportPresence',
    tag: 'Previews',
    summary: 'Report an item as open in a form, and return who else has it open',
    answer: [200, presence],
  }),
  jsonOnly(),
  validJson(presenceInput),
  async (c) => {
    const { kind: path, id, windowId, isLeaving } = c.req.valid('json');
    const kind = kindOfPath(path);
    const form = { kind, itemId: id, windowId };
    const others = await reportOpenForm(c.get('db'), form, c.get('sessionKey') ?? '', Date.now());
    if (isLeaving) await deleteOpenForm(c.get('db'), form);
    return c.json(others);
  },
);
