// The admin call that reports links to targets that are not public.
import { Hono } from 'hono';
import { linkCheck, linkProblems } from '#db/contract/link-check.ts';
import { checkLinks } from '#server/admin/check-document.ts';
import { checkDeps } from '#server/admin/check-public.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';

export const adminLinks = new Hono<Env>().post(
  '/check',
  describeRoute({
    operationId: 'checkLinks',
    tag: 'Names',
    summary: 'Check links: returns those to pages of this site that visitors cannot open',
    answer: [200, linkProblems],
  }),
  jsonOnly(),
  validJson(linkCheck),
  async (c) => {
    const deps = { ...(await checkDeps(c.var)), config: c.env };
    return c.json({ problems: await checkLinks(deps, c.req.valid('json').hrefs) });
  },
);
