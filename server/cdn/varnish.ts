// Varnish with deploy/varnish.vcl: a PURGE with the tags is sent to each of CDN_URL, with CDN_TOKEN as the password.
import { callCdn } from './call-cdn.ts';
import type { Cdn, CdnOptions } from './cdn.ts';

/** Our own Varnish has no rate limit, but its ban list is kept short. */
export function varnish({ token, urls }: CdnOptions): Cdn {
  return {
    header: 'Cache-Tag',
    headerMaxChars: 4000,
    tagsAtOnce: 100,
    tagsMax: 100,
    rate: { burst: 20, everyMs: 500 },
    async purge(tags, signal) {
      const headers = {
        Authorization: `Bearer ${token}`,
        'Cache-Tag-Pattern': `(^|,)(${tags.join('|')})(,|$)`,
      };
      await Promise.all(urls.map((url) => callCdn(url, { method: 'PURGE', headers }, signal)));
    },
  };
}
