// The metadata that the screens of the back office share.
import type { AppContext } from '#server/context.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { pageTitle } from '../page-meta.ts';

/** Never indexed, never in the page cache. `title` stands alone; the site's name is added. */
export function adminMeta(c: AppContext, title: string, status?: PageMeta['status']): PageMeta {
  return {
    title: pageTitle(c, title),
    description: 'The back office.',
    noIndex: true,
    cacheTags: null,
    status,
  };
}
