// The two doors to the metrics: an own port, and /metrics with a token. Both give those of all workers together.
import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#server/context.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `text` on a port of its own, at /metrics. Nothing else is there. */
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

/** GET /metrics on the port of the site; 401 without the token, 503 when `text` gives none. */
export function metricsScreen(token: string, text: () => Promise<string | null>) {
  return async (c: AppContext) => {
    const sent = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
    if (!equals(sent, token))
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

function equals(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
