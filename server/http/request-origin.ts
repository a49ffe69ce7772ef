// The sender of a request and the origin that it was sent to (docs/contract.md, Requests and hosts).
// X-Forwarded-* counts only with TRUST_PROXY.

import { isIPv6 } from 'node:net';
import type { Config } from '#server/config.ts';
import type { Caller } from '#server/context.ts';

/** A host name without empty labels, or an address, with an optional port, within the length limit of RFC 1035 §2.3.4. */
const HOST =
  /^(?!.*\.\.)(?=.{1,259}$)(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** The methods that routes handle. */
const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'];
const KNOWN_METHODS = new Set([...METHODS, 'OPTIONS']);
/** Without ORIGIN every well-formed host is served, and a client may send many. */
const KNOWN_HOSTS_MAX = 100;
const PROBES = new Set(['/healthz', '/readyz']);

/** The response to a request that is rejected before any route. */
interface Rejection {
  status: 400 | 405 | 421;
  message: string;
  headers?: Record<string, string>;
}

export interface RequestGuard {
  /** Checks method, host and form of a request before any route; returns null for a valid one. */
  checkRequest(request: Request): Rejection | null;
  /** Whether a request to this host was valid before: nearly all requests name the same host. */
  isKnownHost(host: string | null): boolean;
}

/** Creates the guard, which remembers valid hosts. `methodsOf` returns the methods of a path, none for an unknown path. */
export function requestGuard(config: Config, methodsOf: (path: string) => string[]): RequestGuard {
  const knownHosts = new Set<string | null>();
  const checkRequest = (request: Request): Rejection | null => {
    if (!KNOWN_METHODS.has(request.method)) {
      const allowed = methodsOf(pathOf(request));
      return {
        status: 405,
        message: 'This method is not supported',
        headers: { Allow: (allowed.length > 0 ? allowed : METHODS).join(', ') },
      };
    }
    const host = request.headers.get('host');
    // Bun sets the URL to the bare target when the Host is invalid
    const hasUrl = host !== null && request.url.startsWith('http');
    if (hasUrl && knownHosts.has(host)) return null;
    if (!hasUrl || !HOST.test(host) || !URL.canParse(`http://${host}`))
      return { status: 400, message: 'The request is malformed' };
    if (config.origin !== null && !isHostOf(config.origin, host))
      return PROBES.has(pathOf(request))
        ? null
        : { status: 421, message: 'This host is not served here' };
    if (knownHosts.size >= KNOWN_HOSTS_MAX) knownHosts.clear();
    knownHosts.add(host);
    return null;
  };
  return { checkRequest, isKnownHost: (host) => knownHosts.has(host) };
}

/** The public origin of a request: ORIGIN, else from the headers of a trusted proxy, else from the request itself. */
export function originOf(
  request: Request,
  config: Pick<Config, 'origin' | 'trustedProxies'>,
): string {
  if (config.origin !== null) return config.origin;
  const own = request.url.slice(0, request.url.indexOf('/', 'https://'.length));
  if (config.trustedProxies === 0) return own;
  const host = firstOf(request.headers.get('x-forwarded-host'));
  const protocol = firstOf(request.headers.get('x-forwarded-proto'));
  if (host === null && protocol === null) return own;
  const { protocol: ownProtocol, host: ownHost } = new URL(own);
  const scheme = protocol === 'https' || protocol === 'http' ? `${protocol}:` : ownProtocol;
  const forwarded = `${scheme}//${host !== null && HOST.test(host) ? host : ownHost}`;
  return URL.canParse(forwarded) ? new URL(forwarded).origin : own;
}

/** Path and query as in the request line. */
export function targetOf(request: Request): string {
  return request.url.slice(request.url.indexOf('/', 'https://'.length));
}

/**
 * The client address of a request. `address` is the socket's; behind n trusted proxies, the nth last entry of their header
 * replaces it. IPv6 addresses are reduced to their /64, from which each client can choose any address.
 */
export function callerOf(
  request: Request,
  origin: string,
  address: string,
  config: Pick<Config, 'trustedProxies'>,
): Caller {
  const { trustedProxies } = config;
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-for') : null;
  const entries = forwarded?.split(',') ?? [];
  // each trusted proxy adds one entry; earlier entries may be forged
  const written = (entries.at(-trustedProxies) ?? entries[0])?.trim().slice(0, 64);
  return { origin, address: networkOf(written || address) };
}

/**
 * An IPv4 address as it is or extracted from its IPv6 form; the /64 of an IPv6 address; any other text unchanged. Some proxies
 * add the port, which is another one with each connection.
 */
function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [bare = ''] = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').split('%');
  if (!isIPv6(bare)) return address;
  const [before = '', after] = bare.split('::', 2);
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) {
    const behind = after === '' ? [] : after.split(':');
    while (groups.length + behind.length < 8) groups.push('0');
    groups.push(...behind);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The path as in the request line. */
export function pathOf(request: Request): string {
  // the bare target when the Host is invalid
  const target = request.url.startsWith('/') ? request.url : targetOf(request);
  return target.split(/[?#]/, 1)[0] ?? '/';
}

function isHostOf(origin: string, host: string): boolean {
  const { protocol } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).origin === origin;
}

function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
}
