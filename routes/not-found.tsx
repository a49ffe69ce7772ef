// Any other path (spec §2 'Not found').
import { popularLinks } from '#db/content/navigation.ts';
import type { AppContext } from '#server/context.ts';
import { NotFound } from '#ui/site/not-found.tsx';
import { titled } from './page-meta.ts';

/** Status 404. */
export function notFound(c: AppContext) {
  return c.render(
    <main id="content">
      <NotFound links={popularLinks} />
    </main>,
    {
      title: titled('Not Found'),
      description: "This page is missing. Solutions aren't.",
      noIndex: true,
      status: 404,
    },
  );
}
