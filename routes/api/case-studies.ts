// GET /api/case-studies and /api/case-studies/{slug or id} (docs/contract.md, Case studies).
import { Hono } from 'hono';
import { caseStudy, caseStudyList, caseStudyListQuery } from '#db/contract/case-studies.ts';
import { NotFoundError } from '#db/errors.ts';
import { findCaseStudy, findCaseStudyBySlug, listCaseStudies } from '#db/queries/case-studies.ts';
import { cached } from '#server/cache/cached.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { hasSession } from '#server/http/sessions.ts';
import { validQuery } from '#server/http/validate.ts';

export const caseStudies = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listCaseStudies',
      tag: 'Case studies',
      summary: 'Case studies with their stats, in menu order',
      answer: [200, caseStudyList],
    }),
    validQuery(caseStudyListQuery),
    cached({ query: ['category', 'sector'], tags: ['case-studies'], visitorsOnly: true }),
    async (c) => {
      const includeHidden = await hasSession(c);
      const db = includeHidden ? c.get('db') : c.get('db').replica;
      const list = await listCaseStudies(db, { ...c.req.valid('query'), includeHidden });
      return c.json({ caseStudies: list });
    },
  )
  .get(
    '/:slugOrId',
    describeRoute({
      operationId: 'getCaseStudy',
      tag: 'Case studies',
      summary: 'A case study by its slug, or by its id when all digits',
      answer: [200, caseStudy],
      failures: [404],
    }),
    async (c) => {
      const key = c.req.param('slugOrId');
      const visibility = { includeHidden: await hasSession(c) };
      const db = visibility.includeHidden ? c.get('db') : c.get('db').replica;
      // only digits is an id, because a slug may not be all digits; no id is longer than this
      const study = /^\d{1,15}$/.test(key)
        ? await findCaseStudy(db, Number(key), visibility)
        : await findCaseStudyBySlug(db, key, visibility);
      if (study === null) throw new NotFoundError('Case study not found');
      return c.json(study);
    },
  );
