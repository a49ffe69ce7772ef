// What every middleware, route and screen can reach through Hono's context.
import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { Database } from '#db/client.ts';
import type { PictureNote } from '#ui/kit/pictures.tsx';
import type { StaffPassword } from './admin/admin-password.ts';
import type { Previews } from './admin/previews.ts';
import type { Uploads } from './admin/uploads.ts';
import type { CacheTag } from './cache/cached-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Config } from './config.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { Forwarder } from './jobs/forwarder.ts';
import type { Log } from './log.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Assets } from './render/assets.ts';
import type { PageMeta } from './render/head.tsx';

/** What the process gives the app; tests give the same with a database of their own. */
export interface Deps {
  config: Config;
  db: Database;
  assets: Assets;
  files: StaticFiles;
  cache: PageCache;
  uploads: Uploads;
  pictures: Pictures;
  /** What staff see beside the editor. */
  previews: Previews;
  staffPassword: StaffPassword;
  /** Sends on to the marketing platform what visitors sent. */
  forwarder: Pick<Forwarder, 'wake'>;
  log: Log;
}

/** The parts of a request that need more than its headers: who asks, under which origin. */
export interface Caller {
  /** The public origin of this request, e.g. `https://verso.example`. */
  origin: string;
  /** The client's address, for login limits and the log. */
  address: string;
}

/** What a screen or list says about itself to the page cache. */
export interface Showing {
  tags: Set<CacheTag>;
  /** Data was missing or failed: send, never keep. */
  incomplete: boolean;
  /** Whole, but made up by who asked: keeping it would push out what others ask for. */
  madeUp: boolean;
  /** Set while data is late: the finished page, null when it failed after all. */
  late: Promise<Uint8Array<ArrayBuffer> | null> | null;
  /** The bytes of a page that was whole at once: nobody need read them out of the answer again. */
  whole: Uint8Array<ArrayBuffer> | null;
  /** What the media library says of its uploads, by name. */
  notes: Map<string, PictureNote>;
}

/** For a request that has not shown anything yet. */
export function nothingShown(): Showing {
  return {
    tags: new Set(),
    incomplete: false,
    madeUp: false,
    late: null,
    whole: null,
    notes: new Map(),
  };
}

export interface Env {
  /** `showing` is set when the page cache itself asks: what the page shows is noted there, and nothing is served from the cache. */
  Bindings: Caller & { showing?: Showing };
  Variables: Deps & {
    requestId: string;
    showing: Showing;
    /** Asks the app itself, in a context of its own. */
    ask: (request: Request, env: Env['Bindings']) => Response | Promise<Response>;
  };
}

export type AppContext = Context<Env>;

declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono's documented way to type c.render
    (content: ReactNode, meta: PageMeta): Promise<Response>;
  }
}
