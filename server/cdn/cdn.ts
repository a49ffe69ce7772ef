// The interface of a CDN in front of the site: the headers it reads, the limits of a call, and its purge.
import type { CallRate } from '#db/queries/operations/cdn-purges.ts';
import type { Config } from '#server/config.ts';
import { bunny } from './bunny.ts';
import { cloudflare } from './cloudflare.ts';
import { varnish } from './varnish.ts';

export interface Cdn {
  /** The response header with the tags of a page, separated by commas, and its maximum length. */
  header: string;
  headerMaxChars: number;
  /** The number of tags per call. */
  tagsAtOnce: number;
  /** When more tags than this are due, all pages are purged instead. */
  tagsMax: number;
  /** The rate of calls that the smallest plan allows. */
  rate: CallRate;
  /** Purges the pages with one of the tags. Throws CdnError. */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
}

/** The settings of a CDN, from the environment. */
export type CdnOptions = NonNullable<Config['cdn']>;

const CDNS = { cloudflare, bunny, varnish };

/** The configured CDN; null without one. */
export function openCdn({ cdn }: Pick<Config, 'cdn'>): Cdn | null {
  return cdn && CDNS[cdn.name](cdn);
}

/** The tag as sent to a CDN. A part of an upload's random name is enough, and keeps headers short. */
export function edgeTag(tag: string): string {
  return tag.replace(/^(upload:.{8}).*$/, '$1').replaceAll(/[^\w:-]/g, '-');
}
