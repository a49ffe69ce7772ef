// The headers of every response (docs/contract.md, Response headers).
import type { Config } from '#server/config.ts';
import { type Sources, thirdPartySources } from './third-parties.ts';

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The content security policy. `nonce` allows the inline scripts of one streamed page. A framed preview of the back office
 * runs no scripts and sends no forms, and only this site may frame it; no site may frame another page.
 */
export function contentSecurityPolicy(
  config: Config,
  nonce?: string,
  isFramedPreview = false,
): string {
  const parties = thirdPartySources(config);
  const own = (directive: keyof Sources, ...more: string[]) =>
    [directive, "'self'", ...more, ...(parties[directive] ?? [])].join(' ');
  return [
    "default-src 'self'",
    isFramedPreview
      ? "script-src 'none'"
      : own('script-src', ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])),
    // style attributes hold measured sizes and brand colours; dialogs lock scrolling with a style element
    "style-src 'self' 'unsafe-inline'",
    // staff may use pictures and films from any http(s) address
    "img-src 'self' http: https: data: blob:",
    "media-src 'self' http: https: blob:",
    own('connect-src'),
    own('frame-src'),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    isFramedPreview ? "form-action 'none'" : own('form-action'),
    `frame-ancestors ${isFramedPreview ? "'self'" : "'none'"}`,
  ].join('; ');
}

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
};

const headersByConfig = new WeakMap<
  Config,
  { http: Record<string, string>; https: Record<string, string> }
>();

/** The headers of every response; HSTS only for an https origin. Always returns the same object. */
export function securityHeaders(origin: string, config: Config): Record<string, string> {
  let headers = headersByConfig.get(config);
  if (headers === undefined) {
    const http = { 'Content-Security-Policy': contentSecurityPolicy(config), ...HEADERS };
    const hsts = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
    headers = { http, https: { ...http, ...hsts } };
    headersByConfig.set(config, headers);
  }
  return origin.startsWith('https:') ? headers.https : headers.http;
}

/** Adds the headers of every response to `headers`, except those that are set already. */
export function addSecurityHeaders(headers: Headers, origin: string, config: Config): Headers {
  const required = securityHeaders(origin, config);
  for (const name in required) if (!headers.has(name)) headers.set(name, required[name] as string);
  return headers;
}
