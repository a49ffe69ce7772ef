// GET /api/case-studies and /api/case-studies/{slug or id} (contract §3).
import { Hono } from 'hono';
import { caseStudyListQuery } from '#db/contract/case-studies.ts';
import { NotFoundError } from '#db/errors.ts';
import { findCaseStudy, findCaseStudyBySlug, listCaseStudies } from '#db/queries/case-studies.ts';
import { cached } from '#server/cache/cached.ts';
import type { Env } from '#server/context.ts';
import { hasSession } from '#server/http/sessions.ts';
import { validQuery } from '#server/http/validate.ts';

export const caseStudies = new Hono<Env>()
  .get(
    '/',
    validQuery(caseStudyListQuery),
    cached({ query: ['category', 'sector'], tags: ['case-studies'], visitorsOnly: true }),
    async (c) => {
      const includeHidden = await hasSession(c);
      const list = await listCaseStudies(c.var.db, { ...c.req.valid('query'), includeHidden });
      return c.json({ caseStudies: list });
    },
  )
  .get('/:slugOrId', async (c) => {
    const key = c.req.param('slugOrId');
    const visibility = { includeHidden: await hasSession(c) };
    // all digits is an id, and a slug may not be all digits (contract §3); no id is longer than this
    const study = /^\d{1,15}$/.test(key)
      ? await findCaseStudy(c.var.db, Number(key), visibility)
      : await findCaseStudyBySlug(c.var.db, key, visibility);
    if (study === null) throw new NotFoundError('Case study not found');
    return c.json(study);
  });
