// The typed client of our own API: types only from the server, schemas from the contract.
import { hc } from 'hono/client';
import type { ApiError } from '#db/contract/responses.ts';
import { HOUR_MS } from '#db/limits.ts';
import type { Api } from '#routes/api/index.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

/** The calls of the API, each with its path, input and response typed. Cookies are sent. */
export const api = hc<Api>('/api', { init: { credentials: 'same-origin' }, fetch: timedFetch });

/** A connection may hang: a call is given up after a minute, and the time to send its text over a slow line. */
const TIMEOUT_MS = 60_000;
const SLOW_CHARS_PER_MS = 10;

async function timedFetch(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const length = typeof init?.body === 'string' ? init.body.length : 0;
  const signal = init?.signal ?? AbortSignal.timeout(TIMEOUT_MS + length / SLOW_CHARS_PER_MS);
  const response = await fetch(address, { ...init, signal });
  noteServerTime(response, sentAt);
  return response;
}

const TOO_MANY = 429;
/** What people read when a proxy rejects a request without a message for them. */
const TEXTS: Record<number, string> = {
  413: 'This is larger than the server accepts.',
  [TOO_MANY]: 'There were too many requests.',
};

/** A call that did not succeed: `message` is the status, a colon and the body. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    /** With 429: how long to wait before the next try; 0 when the server does not say. */
    readonly retryAfterMs = 0,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The server's message for people, or a text for the status; undefined without either. */
  get serverMessage(): string | undefined {
    return this.#json?.message ?? TEXTS[this.status];
  }

  /** Messages about single fields. */
  get errors(): { path: string; message: string }[] {
    return this.#json?.errors ?? [];
  }

  /** The stored item in the response to a stale save; undefined otherwise. */
  get current(): unknown {
    return this.#json?.current;
  }

  /** The stored draft in the response to a stale save of an item; null for none. */
  get draft(): unknown {
    return this.#json?.draft;
  }

  get #json(): Partial<ApiError> | null {
    try {
      return JSON.parse(this.body);
    } catch {
      return null;
    }
  }
}

/** A call without a response: the server or the network is unavailable. */
export class NoAnswerError extends Error {}

const REQUEST_TIMEOUT = 408;

/**
 * Whether it is unknown if the call took effect, or the server is unavailable, so that it may succeed later. A proxy may send
 * 408 or 5xx for a call that the server has carried out. With 429 it was refused for now.
 */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof ApiFailure)
    return error.status === REQUEST_TIMEOUT || error.status === TOO_MANY || error.status >= 500;
  return error instanceof NoAnswerError;
}

/** Whether a call failed because the session has ended. */
export function isLoggedOut(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.status === 401;
  return error instanceof Error && isLoggedOut(error.cause);
}

/** Whether a call failed because its item does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

/** Rethrows any error except that of a missing item; for calls about several items, where one must not stop the others. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

interface JsonResponse<T> {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Pick<Headers, 'get'>;
  text(): Promise<string>;
  json(): Promise<T>;
}

/**
 * The parsed response of a call. Throws ApiFailure for any status that is not a success, and NoAnswerError when no response
 * came, or one that was cut off or is not JSON.
 */
export async function answerOf<T>(call: Promise<JsonResponse<T>>): Promise<T> {
  const received = <Part>(part: Promise<Part>) =>
    part.catch((cause) => {
      throw new NoAnswerError('No answer', { cause });
    });
  const response = await received(call);
  if (response.ok) return received(response.json());
  const { status, statusText, headers } = response;
  const text = await received(response.text());
  const waitMs = status === TOO_MANY ? waitOf(headers.get('Retry-After') ?? '') : 0;
  throw new ApiFailure(status, text, statusText, waitMs);
}

/** The milliseconds of a `Retry-After`, which has seconds or a date, at most an hour; 0 when it cannot be read. */
function waitOf(header: string): number {
  const waitMs = Number(header) * 1000 || Date.parse(header) - serverNow() || 0;
  return Math.max(0, Math.min(waitMs, HOUR_MS));
}

/** The server's message for people, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.serverMessage) || fallback;
}
