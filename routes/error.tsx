// The error page: status 500, or 503 while the database is unavailable.
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { ErrorPage } from '#ui/brand/error-page.tsx';
import { Main } from '#ui/brand/main-landmark.tsx';
import { pageTitle } from './page-meta.ts';

/** The error page, rendered without data, so that it works in an outage. */
export function errorPage(c: AppContext, status: 500 | 503) {
  return c.render(
    <Main>
      <ErrorPage status={status} requestId={c.get('requestId')} email={siteFacts(c).email} />
    </Main>,
    {
      title: pageTitle(c, 'Something went wrong'),
      description: 'This page could not be shown.',
      noIndex: true,
      cacheTags: null,
      status,
    },
  );
}
