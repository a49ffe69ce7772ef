// The typed client of our own API: types only from the server, schemas from the contract.
import { hc } from 'hono/client';
import type { ApiError } from '#db/contract/responses.ts';
import type { Api } from '#routes/api/index.ts';

/** The calls of the API, each with its path, input and answer typed. Credentials go along. */
export const api = hc<Api>('/api', { init: { credentials: 'same-origin' } });

/** A call that did not succeed: `message` is the status, a colon and the body. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The server's message for people, when there is one. */
  get serverMessage(): string | undefined {
    return this.#json?.message;
  }

  /** Messages about single fields. */
  get errors(): { path: string; message: string }[] {
    return this.#json?.errors ?? [];
  }

  /** Of a stale edit: the item as it is stored now. */
  get current(): unknown {
    return this.#json?.current;
  }

  /** Of a stale edit of an item: its draft as it is stored now, null for none. */
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

/** A call without an answer: the server or the network is unavailable. */
export class NoAnswerError extends Error {}

const AWAY = [502, 503, 504];

/** Whether a call failed because the server is unavailable, so that it may succeed later. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof ApiFailure) return AWAY.includes(error.status);
  return error instanceof NoAnswerError;
}

/** Whether a call failed because the session has ended. */
export function isLoggedOut(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.status === 401;
  return error instanceof Error && isLoggedOut(error.cause);
}

interface JsonResponse<T> {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
  json(): Promise<T>;
}

/** The parsed answer of a call. Throws ApiFailure for any status that is not a success, and NoAnswerError when none came. */
export async function answerOf<T>(call: Promise<JsonResponse<T>>): Promise<T> {
  const response = await call.catch((cause) => {
    throw new NoAnswerError('No answer', { cause });
  });
  if (!response.ok)
    throw new ApiFailure(response.status, await response.text(), response.statusText);
  return response.json();
}

/** The server's message for people, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.serverMessage) || fallback;
}
