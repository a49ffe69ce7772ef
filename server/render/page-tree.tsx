// The whole page around a screen: the document, the facts of its pictures, and the layout.
import type { ComponentType, ReactNode } from 'react';
import { preload } from 'react-dom';
import type { AppContext } from '#server/context.ts';
import { type PicturePreload, Pictures } from '#ui/kit/pictures.tsx';
import { adminAttributes } from './admin-attributes.ts';
import { Document } from './document.tsx';
import type { MetaDefaults, PageMeta } from './head.tsx';
import { pictureNoteFinder } from './picture-notes.ts';
import { pictureFinder } from './shown-picture.ts';

/** The colours of public pages follow the device until the visitor chooses (`ui/site/before-paint.ts`). */
const SITE_ATTRIBUTES = { 'data-scheme': 'system' };

/** Header and footer, or the back office's frame. */
export type Layout = ComponentType<{ c: AppContext; meta: PageMeta; children: ReactNode }>;

/** The layout of a page, and what its document takes from the site. */
export interface PageFrame {
  Frame: Layout;
  defaults: MetaDefaults;
  /** Script and styles of the back office. */
  admin: boolean;
}

/** The React tree of a page: `content` in its layout and document. */
export function pageTree(
  c: AppContext,
  content: ReactNode,
  meta: PageMeta,
  { Frame, defaults, admin }: PageFrame,
): ReactNode {
  const variables = c.var;
  const { analytics, assets } = variables;
  const pictures = pictureFinder(variables);
  return (
    <Document
      meta={meta}
      origin={c.env.origin}
      path={c.req.path}
      defaults={defaults}
      assets={assets}
      admin={admin}
      beacon={analytics !== null && !admin}
      attributes={admin ? adminAttributes(c) : SITE_ATTRIBUTES}
      socialImage={pictures.social}
    >
      <Pictures
        known={{
          find: pictures.find,
          noted: pictureNoteFinder(variables),
          named: c.env.preview !== undefined,
          // a preview is replaced while somebody types: browsers would warn of unused preloads
          preload: meta.withoutScript ? undefined : preloadImage,
        }}
      >
        <Frame c={c} meta={meta}>
          {content}
        </Frame>
      </Pictures>
    </Document>
  );
}

/** Preloads an image of the first view from the head of the page. */
function preloadImage({ href, ...image }: PicturePreload) {
  preload(href, { as: 'image', fetchPriority: 'high', ...image });
}
