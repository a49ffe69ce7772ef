// The two ways to scrape the metrics: a separate port, and /metrics with a token. Both combine all workers.
import type { AppContext } from '#server/context.ts';
import { equalsSecret } from '#server/http/secrets.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `text` at /metrics on a separate port, and nothing else. */
export function serveMetrics(
  { host, port }: { host: string; port: number },
  text: () => Promise<string | null>,
): Bun.Server<undefined> {
  return Bun.serve({
    port,
    hostname: host,
    routes: { '/metrics': async () => metricsResponse(await text()) },
    fetch: () => new Response('The metrics are at /metrics\n', { status: 404 }),
  });
}

/** GET /metrics on the port of the site; 401 without the token, 503 when `text` returns null. */
export function metricsScreen(token: string, text: () => Promise<string | null>) {
  return async (c: AppContext) => {
    const sent = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
    if (!equalsSecret(sent, token))
      return c.json({ message: 'A metrics token is required' }, 401, {
        'WWW-Authenticate': 'Bearer',
      });
    return metricsResponse(await text());
  };
}

function metricsResponse(text: string | null): Response {
  if (text === null) return new Response('Collecting the metrics timed out\n', { status: 503 });
  return new Response(text, { headers: { 'Content-Type': TYPE, 'Cache-Control': 'no-store' } });
}
