// One call to a CDN, with a time limit; failures are thrown as CdnError.
import { CdnError } from './cdn-error.ts';

const WITHIN_MS = 10_000;
const WORDS_MAX_CHARS = 200;

/** Returns the text of the response. Throws CdnError unless it succeeded, with the CDN's text and nothing of the request. */
export async function callCdn(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<string> {
  const request = { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]) };
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, request);
    text = await response.text();
  } catch (error) {
    throw new CdnError(error instanceof Error ? `${error.name}: ${error.message}` : 'unreachable');
  }
  if (response.ok) return text;
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
  throw new CdnError(`${response.status}: ${text.slice(0, WORDS_MAX_CHARS)}`, retryAfterMs);
}
