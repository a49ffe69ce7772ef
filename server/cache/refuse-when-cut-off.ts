// The response of a process that could not read the changes of others for `STALE_FOR` (docs/contract.md, Several processes).
import { createMiddleware } from 'hono/factory';
import { DatabaseUnavailableError } from '#db/errors.ts';
import type { Env } from '#server/context.ts';

/** The back office reads the database itself. */
const OF_STAFF = /^\/(vs-admin|api\/admin)(\/|$)/;

/** 503 for every response that may show withdrawn content, even a new render: its texts may come from memory or a replica. */
export const refuseWhenCutOff = createMiddleware<Env>(async (c, next) => {
  if (c.get('cache').distrusted && !OF_STAFF.test(c.req.path))
    throw new DatabaseUnavailableError({
      cause: new Error('The changes of other processes cannot be read'),
    });
  await next();
});
