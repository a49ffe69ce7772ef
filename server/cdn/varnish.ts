// Varnish with deploy/varnish.vcl: a PURGE that names the tags goes to each of CDN_URL, with CDN_TOKEN as its password.
import { callCdn } from './call-cdn.ts';
import type { Cdn, CdnOptions } from './cdn.ts';

/** Our own Varnish has no plan; its list of bans stays short all the same. */
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
