// The failure of a call to a CDN.

/** The CDN did not purge; the message holds its words. */
export class CdnError extends Error {
  override name = 'CdnError';
  constructor(
    message: string,
    /** When it wants to be asked again; 0 when it does not say. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
