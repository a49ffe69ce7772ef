// The not-found page within the back office: its message, without the other sections that visitors see.
import { getValues } from '#db/contract/documents/section-types.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { Main } from '#ui/brand/main-landmark.tsx';
import { NotFound } from '#ui/brand/not-found.tsx';
import { pageTitle } from '../page-meta.ts';

/** Status 404. */
export function adminNotFound(c: AppContext) {
  const { sections, meta } = contentOf(c, 'not-found');
  return c.render(
    <Main>
      <NotFound {...getValues(sections, 'not-found')} links={contentOf(c, 'navigation').popular} />
    </Main>,
    {
      title: pageTitle(c, meta.title),
      description: meta.description,
      noIndex: true,
      cacheTags: null,
      status: 404,
    },
  );
}
