// GET /api/search: the public search, for results while typing.
import { Hono } from 'hono';
import { searchAnswer, searchQuery } from '#db/contract/search.ts';
import { searchDocuments } from '#db/queries/search/search-documents.ts';
import { searchSite } from '#db/queries/search/site-search.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { withinSearchLimit } from '#server/http/search-rate.ts';
import { validQuery } from '#server/http/validate.ts';

const HITS = 8;

export const search = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'search',
    tag: 'Search',
    summary: 'Search articles, case studies and pages; returns the best eight',
    answer: [200, searchAnswer],
    failures: [429],
  }),
  validQuery(searchQuery),
  async (c) => {
    const now = new Date().toISOString();
    await c.get('siteContent').refresh();
    const documents = searchDocuments(c.get('siteContent').lastKnown);
    const query = { ...c.req.valid('query'), documents, limit: HITS, now };
    return c.json(await withinSearchLimit(c, () => searchSite(c.get('db').replica, query)));
  },
);
