// Who asks and under which origin. Nothing from X-Forwarded-* is believed unless TRUST_PROXY is on (contract §5, §6).

import type { Config } from '#server/config.ts';
import type { Caller } from '#server/context.ts';

/** A name without empty labels or an address, and a port; not longer than those may be (RFC 1035 §2.3.4). */
const HOST =
  /^(?!.*\.\.)(?=.{1,259}$)(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** What routes take. */
const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'];
const KNOWN_METHODS = new Set([...METHODS, 'OPTIONS']);
/** Without ORIGIN every well-formed host is served; somebody may try many. */
const SERVED_MAX = 100;
const PROBES = new Set(['/healthz', '/readyz']);

/** Why a request goes no further. */
export interface Refusal {
  status: 400 | 405 | 421;
  message: string;
  headers?: Record<string, string>;
}

export interface RequestGuard {
  /** What is wrong with a request before any route may see it (contract §5); null when nothing is. */
  refusalOf(request: Request): Refusal | null;
  /** Whether a request to this host was in order before: nearly every one names the same. */
  serves(host: string | null): boolean;
}

/** Remembers the hosts that were in order. `methodsOf` tells which methods a path takes; none for an unknown path. */
export function requestGuard(config: Config, methodsOf: (path: string) => string[]): RequestGuard {
  const served = new Set<string | null>();
  const refusalOf = (request: Request): Refusal | null => {
    if (!KNOWN_METHODS.has(request.method)) {
      const allowed = methodsOf(pathOf(request));
      return {
        status: 405,
        message: 'This method is not supported',
        headers: { Allow: (allowed.length > 0 ? allowed : METHODS).join(', ') },
      };
    }
    const host = request.headers.get('host');
    // Bun gives the bare target where the Host makes no URL
    const whole = host !== null && request.url.startsWith('http');
    if (whole && served.has(host)) return null;
    if (!whole || !HOST.test(host) || !URL.canParse(`http://${host}`))
      return { status: 400, message: 'The request is malformed' };
    if (config.origin !== null && !isHostOf(config.origin, host))
      return PROBES.has(pathOf(request))
        ? null
        : { status: 421, message: 'This host is not served here' };
    if (served.size >= SERVED_MAX) served.clear();
    served.add(host);
    return null;
  };
  return { refusalOf, serves: (host) => served.has(host) };
}

/** The origin under which the request was made: ORIGIN, else a trusted proxy's word, else the request's own. */
export function originOf(request: Request, config: Config): string {
  if (config.origin !== null) return config.origin;
  const own = request.url.slice(0, request.url.indexOf('/', 'https://'.length));
  if (!config.trustProxy) return own;
  const host = firstOf(request.headers.get('x-forwarded-host'));
  const protocol = firstOf(request.headers.get('x-forwarded-proto'));
  if (host === null && protocol === null) return own;
  const { protocol: ownProtocol, host: ownHost } = new URL(own);
  const scheme = protocol === 'https' || protocol === 'http' ? `${protocol}:` : ownProtocol;
  const forwarded = `${scheme}//${host !== null && HOST.test(host) ? host : ownHost}`;
  return URL.canParse(forwarded) ? new URL(forwarded).origin : own;
}

/** Under what a request's page is kept: its origin and target. */
export function pageKey(request: Request, config: Config): string {
  if (config.origin === null && !config.trustProxy) return request.url;
  return originOf(request, config) + targetOf(request);
}

/** Path and query as they stand in the request line. */
export function targetOf(request: Request): string {
  return request.url.slice(request.url.indexOf('/', 'https://'.length));
}

/** The caller of a request. `address` is the socket's; a trusted proxy's own last entry replaces it. */
export function callerOf(
  request: Request,
  origin: string,
  address: string,
  config: Config,
): Caller {
  const forwarded = config.trustProxy ? request.headers.get('x-forwarded-for') : null;
  return {
    origin,
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
