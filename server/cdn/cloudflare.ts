// Cloudflare: Cache-Tag, and purges of 100 tags per call. CDN_ZONE is the zone, CDN_TOKEN an API token with purge permission.
import { callCdn } from './call-cdn.ts';
import type { Cdn, CdnOptions } from './cdn.ts';
import { CdnError } from './cdn-error.ts';

const API = 'https://api.cloudflare.com/client/v4';

/** Cloudflare within the limits of its free plan: 25 calls at once, then 5 a minute. */
export function cloudflare({ zone, token, urls: [api = API] }: CdnOptions): Cdn {
  return {
    header: 'Cache-Tag',
    headerMaxChars: 16_000,
    tagsAtOnce: 100,
    tagsMax: 100,
    rate: { burst: 25, everyMs: 12_000 },
    async purge(tags, signal) {
      const answer = await callCdn(
        `${api}/zones/${zone}/purge_cache`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ tags }),
        },
        signal,
      );
      // a failure may have status 200
      if (!/"success":\s*true/.test(answer)) throw new CdnError(answer.slice(0, 200));
    },
  };
}
