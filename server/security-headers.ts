// The headers on every answer (contract §5).
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

/** The content security policy. `nonce` allows the inline scripts of one streamed page. */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    // style attributes hold measured sizes and brand colours; dialogs lock scrolling with a style element
    "style-src 'self' 'unsafe-inline'",
    // staff may name pictures and films on any http(s) address (contract §5)
    "img-src 'self' http: https: data: blob:",
    "media-src 'self' http: https: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const HEADERS = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
};

const HTTPS_HEADERS = {
  ...HEADERS,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};
const ENTRIES = Object.entries(HEADERS);
const HTTPS_ENTRIES = Object.entries(HTTPS_HEADERS);

/** The headers every answer carries; HSTS only where visitors come over https. */
export function securityHeaders(origin: string): Record<string, string> {
  return origin.startsWith('https:') ? HTTPS_HEADERS : HEADERS;
}

/** Adds to `headers` those that every answer carries and that they do not set themselves. */
export function secured(headers: Headers, origin: string): Headers {
  for (const [name, value] of origin.startsWith('https:') ? HTTPS_ENTRIES : ENTRIES)
    if (!headers.has(name)) headers.set(name, value);
  return headers;
}
