// POST /api/beacon: events of a visit that the server cannot see by itself. The daily limits of a visitor apply.
import { Hono } from 'hono';
import { beaconInput } from '#db/contract/analytics.ts';
import { archivePageAt } from '#db/contract/archive-pages.ts';
import { itemAt } from '#db/contract/item-path.ts';
import { success } from '#db/contract/responses.ts';
import { findCaseStudyBySlug } from '#db/queries/case-studies.ts';
import { listPostNames } from '#db/queries/post-names.ts';
import { findPostBySlug } from '#db/queries/posts.ts';
import { countSearch } from '#server/analytics/count-search.ts';
import type { AppContext, Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';
import { publicRoutes } from '../index.ts';

const MAX_BYTES = 2048;
const limitBeacons = rateLimit({
  max: 60,
  windowMs: 60_000,
  message: (seconds) => `Too many reports from this address. Please wait ${seconds} s.`,
});

export const beacon = new Hono<Env>().post(
  '/',
  describeRoute({
    operationId: 'sendBeacon',
    tag: 'Analytics',
    summary: 'Count an event on a page; changes nothing while analytics is off',
    answer: [202, success],
    failures: [429],
  }),
  jsonOnly(MAX_BYTES),
  validJson(beaconInput),
  async (c) => {
    const { analytics } = c.var;
    const { event, page, detail, query = '' } = c.req.valid('json');
    limitBeacons(c.env.address);
    if (analytics && (await isPublicPage(c, page))) {
      if (event === 'search' || event === 'search-without-result')
        countSearch(c, query, event === 'search');
      else if (event === 'view')
        analytics.countView(pageRequest(c, page), () => c.env.address, true);
      else analytics.countEvent(c.req.raw, c.env.address, event, page, detail);
    }
    return c.json({ success: true } as const, 202);
  },
);

/** The beacon as a request for `page`, without a referrer, which was counted when the page was first loaded. */
function pageRequest(c: AppContext, page: string): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.delete('referer');
  return new Request(c.env.origin + page, { headers });
}

/** Whether the path is a public page. Other paths are not counted, because anybody can send any path. */
async function isPublicPage(c: AppContext, page: string): Promise<boolean> {
  const db = c.get('db').replica;
  const archive = archivePageAt(page);
  if (archive)
    return (await listPostNames(db, archive.kind)).some(({ slug }) => slug === archive.slug);
  const item = itemAt(page);
  if (item?.kind === 'post') return (await findPostBySlug(db, item.slug)) !== null;
  if (item?.kind === 'case-study') return (await findCaseStudyBySlug(db, item.slug)) !== null;
  return (
    page === '/search' ||
    publicRoutes.some(({ path }) => path === page) ||
    c.get('content').page(page.slice(1)) !== null
  );
}
