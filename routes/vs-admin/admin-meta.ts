// The metadata that the screens of the back office share.
import type { AppContext } from '#server/context.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { pageTitle } from '../page-meta.ts';

/** Not indexed, not cached. The site's name is added to `title`. */
export function adminMeta(c: AppContext, title: string, status?: PageMeta['status']): PageMeta {
  return {
    title: pageTitle(c, title),
    description: 'The back office.',
    noIndex: true,
    cacheTags: null,
    status,
  };
}
