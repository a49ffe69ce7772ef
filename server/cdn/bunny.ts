// Bunny: CDN-Tag of at most 1,024 bytes, one tag per call. CDN_ZONE is the number of the pull zone, CDN_TOKEN an access key.
import { callCdn } from './call-cdn.ts';
import type { Cdn, CdnOptions } from './cdn.ts';

const API = 'https://api.bunny.net';

/** Bunny within its limits for purges by tag: 20 calls at once, then one every 2 s. */
export function bunny({ zone, token, urls: [api = API] }: CdnOptions): Cdn {
  return {
    header: 'CDN-Tag',
    headerMaxChars: 1024,
    tagsAtOnce: 1,
    tagsMax: 8,
    rate: { burst: 20, everyMs: 2000 },
    async purge(tags, signal) {
      for (const tag of tags)
        await callCdn(
          `${api}/pullzone/${zone}/purgeCache`,
          {
            method: 'POST',
            headers: { AccessKey: token, 'Content-Type': 'application/json' },
            body: JSON.stringify({ CacheTag: tag }),
          },
          signal,
        );
    },
  };
}
