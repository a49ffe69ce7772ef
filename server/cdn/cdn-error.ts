// The failure of a call to a CDN.

/** The CDN did not purge; the message contains its text. */
export class CdnError extends Error {
  override name = 'CdnError';
  constructor(
    message: string,
    /** The pause that the CDN asks for; 0 when it names none. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
