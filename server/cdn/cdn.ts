// A CDN in front of the site: which headers it reads, what it takes in one call, and how it is told to forget pages.
import type { CallRate } from '#db/queries/operations/cdn-purges.ts';
import type { Config } from '#server/config.ts';
import { bunny } from './bunny.ts';
import { cloudflare } from './cloudflare.ts';
import { varnish } from './varnish.ts';

export interface Cdn {
  /** The response header in which it reads the tags of a page, separated by commas, and the most characters that it takes. */
  header: string;
  headerMaxChars: number;
  /** How many tags go into one call. */
  tagsAtOnce: number;
  /** When more tags than this are due, all pages are purged instead. */
  tagsMax: number;
  /** The rate of calls that the smallest plan allows. */
  rate: CallRate;
  /** Resolves when the pages with one of the tags are forgotten. Throws CdnError. */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
}

/** The settings of a CDN, from the environment. */
export type CdnOptions = NonNullable<Config['cdn']>;

const CDNS = { cloudflare, bunny, varnish };

/** The CDN that the configuration names; null without one. */
export function openCdn({ cdn }: Pick<Config, 'cdn'>): Cdn | null {
  return cdn && CDNS[cdn.name](cdn);
}

/** The tag as a CDN gets it. A part of the random name of an upload is enough, which keeps headers short. */
export function edgeTag(tag: string): string {
  return tag.replace(/^(upload:.{8}).*$/, '$1').replaceAll(/[^\w:-]/g, '-');
}
