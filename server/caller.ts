// Who asks and under which origin. Nothing from X-Forwarded-* is believed unless TRUST_PROXY is on (contract §5, §6).

import type { Config } from './config.ts';
import type { Caller } from './context.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const PROBES = new Set(['/healthz', '/readyz']);

/** Why a request goes no further. */
export interface Refusal {
  status: 400 | 405 | 421;
  message: string;
  headers?: Record<string, string>;
}

/** What is wrong with a request before any route may see it (contract §5); null when nothing is. */
export function malformed(request: Request, config: Config): Refusal | null {
  if (!METHODS.has(request.method))
    return {
      status: 405,
      message: 'This method is not supported',
      headers: { Allow: 'GET, HEAD, POST, PUT, DELETE' },
    };
  const host = request.headers.get('host');
  if (host === null || !HOST.test(host) || !URL.canParse(request.url))
    return { status: 400, message: 'The request is malformed' };
  if (config.origin !== null && !isHostOf(config.origin, host) && !PROBES.has(pathOf(request)))
    return { status: 421, message: 'This host is not served here' };
  return null;
}

/** The origin under which the request was made: ORIGIN, else a trusted proxy's word, else the request's own. */
export function originOf(request: Request, config: Config): string {
  if (config.origin !== null) return config.origin;
  const own = request.url.slice(0, request.url.length - targetOf(request).length);
  if (!config.trustProxy) return own;
  const host = firstOf(request.headers.get('x-forwarded-host'));
  const protocol = firstOf(request.headers.get('x-forwarded-proto'));
  if (host === null && protocol === null) return own;
  const { protocol: ownProtocol, host: ownHost } = new URL(own);
  const scheme = protocol === 'https' || protocol === 'http' ? `${protocol}:` : ownProtocol;
  const forwarded = `${scheme}//${host !== null && HOST.test(host) ? host : ownHost}`;
  return URL.canParse(forwarded) ? new URL(forwarded).origin : own;
}

/** Path and query as they stand in the request line. */
export function targetOf(request: Request): string {
  return request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2));
}

/** The caller of a request. `address` is the socket's; a trusted proxy's own last entry replaces it. */
export function callerOf(request: Request, address: string, config: Config): Caller {
  const forwarded = config.trustProxy ? request.headers.get('x-forwarded-for') : null;
  return {
    origin: originOf(request, config),
    // the last entry is the one our own proxy wrote; those before it can be invented by anyone
    address: forwarded?.split(',').at(-1)?.trim().slice(0, 64) || address,
  };
}

function pathOf(request: Request): string {
  return targetOf(request).split(/[?#]/, 1)[0] ?? '/';
}

function isHostOf(origin: string, host: string): boolean {
  const { protocol } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).origin === origin;
}

function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
}
