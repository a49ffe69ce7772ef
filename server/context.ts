// Hono's context: the values available to every middleware, route and screen, and the middleware that sets them.
import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ReactNode } from 'react';
import type { Database } from '#db/client.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import type { PictureNote } from '#ui/kit/pictures.tsx';
import type { StaffPassword } from './admin/admin-password.ts';
import type { ShareSeal } from './admin/share-tokens.ts';
import type { Uploads } from './admin/uploads.ts';
import type { Analytics } from './analytics/analytics.ts';
import type { PageCache } from './cache/page-cache.ts';
import { newRenderInfo, type RenderInfo } from './cache/render-info.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { Config } from './config.ts';
import type { ContentSnapshot } from './content/content-snapshot.ts';
import { SiteAddresses } from './content/site-addresses.ts';
import { SiteContent } from './content/site-content.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { Mailer } from './jobs/mailer.ts';
import type { OutboxLoop } from './jobs/outbox-loop.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Assets } from './render/assets.ts';
import type { PageMeta } from './render/head.tsx';

/** The dependencies of the app; tests pass their own database. */
export interface Deps {
  config: Config;
  db: Database;
  assets: Assets;
  files: StaticFiles;
  cache: PageCache;
  uploads: Uploads;
  pictures: Pictures;
  /** Encrypts the tokens of share links. */
  shareSeal: ShareSeal;
  staffPassword: StaffPassword;
  /** Forwards enquiries to the marketing platform. */
  forwarder: Pick<OutboxLoop, 'wake'>;
  /** Sends the mails about enquiries. */
  mailer: Pick<Mailer, 'wake' | 'sendTest'>;
  /** Counts visits; null when analytics is off. */
  analytics: Analytics | null;
  /** The CDN in front of the site, or null. */
  cdn: Cdn | null;
  /** Whether the process is about to stop, so that a load balancer must send no more requests. */
  isStopping?: () => boolean;
  log: Log;
  /** Counts requests; undefined when metrics are off. `text` resolves to null after a timeout. */
  metrics?: Pick<Metrics, 'record'> & { text(): Promise<string | null> };
}

/** The sender and the public origin of a request. Behind a trusted proxy both come from its headers. */
export interface Caller {
  /** The public origin of this request, e.g. `https://verso.example`. */
  origin: string;
  /** The client's address, for login limits and the log. */
  address: string;
}

/** A document that replaces the published one in a preview of its page. */
interface PreviewedDocument {
  document: Document;
  /** Replaces metadata of the page. */
  meta: Partial<PageMeta>;
  /** Shown above the page. */
  note: ReactNode;
}

export interface Env {
  /**
   * `preview` turns the page into a preview. `renderInfo` is set when the page cache renders a page: the page fills it in and is
   * not taken from the cache.
   */
  Bindings: Caller & {
    /** Whether the request is HEAD, which routes see as GET, so that nobody reads the body. */
    isHead?: boolean;
    renderInfo?: RenderInfo;
    preview?: PreviewedDocument;
  };
  /** Read one with `c.get`: `c.var` copies all of them. */
  Variables: Deps & {
    requestId: string;
    /** The name of the API token of the request; undefined for staff and visitors. */
    tokenName?: string;
    /** The key of the session (the hash of its token); undefined without one. */
    sessionKey?: string;
    renderInfo: RenderInfo;
    siteContent: SiteContent;
    addresses: SiteAddresses;
    /** The content of the site while this request is answered; screens read it with `contentOf`. */
    content: ContentSnapshot;
    /** The media library's notes on the uploads of the page, by the name of the upload. */
    pictureNotes: Map<string, PictureNote>;
    /** Sends a request through the app, with a separate context. */
    dispatch: (request: Request, env: Env['Bindings']) => Response | Promise<Response>;
  };
}

export type AppContext = Context<Env>;

/** The published content of the site, and the addresses of its own routes. */
export type Site = Pick<Env['Variables'], 'siteContent' | 'addresses'>;

/** The content and addresses of the site that `app` serves. */
export function openSite(deps: Deps, app: Pick<Hono<Env>, 'routes'>): Site {
  const addresses = new SiteAddresses(() => app.routes, deps.files);
  const siteContent = new SiteContent({
    ...deps,
    isCounting: deps.analytics !== null,
    hasAddress: (path) => addresses.exists(path),
  });
  return { siteContent, addresses };
}

/** Sets the dependencies, `dispatch` and the state of the request; by default the response must not be stored. */
export function injectDeps(
  deps: Deps,
  app: Pick<Hono<Env>, 'fetch' | 'routes'>,
  { siteContent, addresses }: Site = openSite(deps, app),
) {
  const dispatch: Env['Variables']['dispatch'] = (request, env) => app.fetch(request, env);
  return createMiddleware<Env>(async (c, next) => {
    for (const key of Object.keys(deps) as (keyof Deps)[]) c.set(key, deps[key]);
    c.set('dispatch', dispatch);
    c.set('renderInfo', c.env.renderInfo ?? newRenderInfo());
    c.set('siteContent', siteContent);
    c.set('addresses', addresses);
    c.set('content', siteContent.lastKnown);
    c.set('pictureNotes', new Map());
    // cached pages and files set their own header
    c.header('Cache-Control', 'no-store');
    await next();
  });
}

/** For public pages: makes `c.get('db')` read from the replica. */
export const readsReplica = createMiddleware<Env>(async (c, next) => {
  c.set('db', c.get('db').replica);
  await next();
});

/**
 * Loads the current documents and picture frames for pages. While the database fails, the last known values are used and the
 * page is not cached.
 */
export const contentLoaded = createMiddleware<Env>(async (c, next) => {
  const { siteContent, pictures, renderInfo } = c.var;
  const { preview } = c.env;
  if (!siteContent.isFresh || !pictures.isFresh) {
    const fresh = await Promise.all([siteContent.refresh(), pictures.refresh()]);
    if (fresh.includes(false)) renderInfo.failed = true;
    c.set('content', siteContent.lastKnown);
  }
  if (preview) c.set('content', await siteContent.withDocument(preview.document));
  await next();
});

declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono's documented way to type c.render
    (content: ReactNode, meta: PageMeta): Promise<Response>;
  }
}
