// The admin calls for API tokens. They need a session: a token cannot make them.
import { Hono } from 'hono';
import { apiTokenInput, apiTokenList, newApiToken } from '#db/contract/access/api-tokens.ts';
import { success } from '#db/contract/responses.ts';
import { DAY_MS } from '#db/limits.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#db/queries/access/api-tokens.ts';
import type { Env } from '#server/context.ts';
import { createApiTokenText } from '#server/http/api-tokens.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { hashSecret } from '#server/http/secrets.ts';
import { jsonOnly, validId, validJson } from '#server/http/validate.ts';

const TAG = 'API tokens';

export const adminTokens = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listApiTokens',
      tag: TAG,
      summary: 'The API tokens, including those that expired in the last 30 days',
      answer: [200, apiTokenList],
    }),
    async (c) => c.json({ tokens: await listApiTokens(c.get('db'), new Date().toISOString()) }),
  )
  .post(
    '/',
    describeRoute({
      operationId: 'createApiToken',
      tag: TAG,
      summary: 'Create an API token, with which a machine can read and draft; returned only once',
      answer: [201, newApiToken],
    }),
    jsonOnly(),
    validJson(apiTokenInput),
    async (c) => {
      const { name, expiresInDays } = c.req.valid('json');
      const token = createApiTokenText();
      const now = Date.now();
      const created = await createApiToken(c.get('db'), {
        name,
        tokenHash: hashSecret(token),
        now: new Date(now).toISOString(),
        expiresAt: new Date(now + expiresInDays * DAY_MS).toISOString(),
      });
      return c.json({ ...created, token }, 201);
    },
  )
  .delete(
    '/:id',
    describeRoute({
      operationId: 'revokeApiToken',
      tag: TAG,
      summary: 'Revoke an API token at once',
      answer: [200, success],
      failures: [404],
    }),
    validId,
    async (c) => {
      await revokeApiToken(c.get('db'), c.req.valid('param').id);
      return c.json({ success: true } as const);
    },
  );
