// The not-found page, for any other path.
import { popularLinks } from '#db/content/navigation.ts';
import type { AppContext } from '#server/context.ts';
import { Main } from '#ui/brand/main-landmark.tsx';
import { NotFound } from '#ui/brand/not-found.tsx';
import { pageTitle } from './page-meta.ts';

/** Status 404. */
export function notFound(c: AppContext) {
  return c.render(
    <Main>
      <NotFound links={popularLinks} />
    </Main>,
    {
      title: pageTitle('Not Found'),
      description: "This page is missing. Solutions aren't.",
      noIndex: true,
      cacheTags: null,
      status: 404,
    },
  );
}
