// The only mapping of errors to statuses and messages (docs/contract.md, API statuses). Internal details are never sent.
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '#db/contract/responses.ts';
import {
  ConflictError,
  DatabaseUnavailableError,
  IncompleteItemError,
  InUseError,
  InvalidFieldsError,
  InvalidInputError,
  NotFoundError,
  StaleEditError,
} from '#db/errors.ts';
import type { AppContext } from '#server/context.ts';

/** An error with the status, message and headers of its response. */
export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Record<string, string> = {},
    readonly errors?: ApiError['errors'],
  ) {
    super(message);
  }
}

/** A file could not be stored or read: the disk is full or read-only, or the bucket is unavailable. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
  constructor(options?: ErrorOptions) {
    super('Files cannot be read or stored right now', options);
  }
}

/** The Retry-After of a 503, in seconds. */
export const RETRY_AFTER_S = '2';

export interface Failure {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: ApiError;
  /** Whether the error has no mapping: a bug, to be logged. */
  unexpected: boolean;
}

/** The status and body of the response to `error`, whose headers are set. A failure of the server is logged. */
export function reportFailure(c: AppContext, error: unknown): Pick<Failure, 'status' | 'body'> {
  const { status, headers, body, unexpected } = failureOf(error);
  const about = { requestId: c.get('requestId'), err: error };
  if (unexpected) c.get('log').error(about, 'request failed');
  if (status === 503) c.get('log').warn(about, 'database or files unavailable');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return { status, body };
}

/** The response to `error`. */
export function failureOf(error: unknown): Failure {
  const failure = (
    status: ContentfulStatusCode,
    body: Failure['body'],
    headers: Record<string, string> = {},
  ): Failure => ({ status, headers, body, unexpected: false });

  if (error instanceof HttpError)
    return failure(
      error.status,
      { message: error.message, ...(error.errors && { errors: error.errors }) },
      error.headers,
    );
  if (error instanceof NotFoundError) return failure(404, { message: error.message });
  if (error instanceof ConflictError) return failure(409, fieldError(error));
  if (error instanceof InvalidInputError) {
    const { message, path } = error;
    const errors = [{ path, message }];
    return failure(400, { message: path ? `${path}: ${message}` : message, errors });
  }
  if (error instanceof IncompleteItemError || error instanceof InvalidFieldsError)
    return failure(400, { message: error.message, errors: [...error.errors] });
  if (error instanceof StaleEditError)
    return failure(409, {
      message: error.message,
      current: error.current,
      ...(error.draft !== undefined && { draft: error.draft }),
    });
  if (error instanceof InUseError)
    return failure(409, {
      message: error.message,
      errors: error.uses.map(({ kind, id, title, where }) => ({
        path: `${kind}:${id}:${where}`,
        message: title,
      })),
    });
  if (error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError)
    return failure(
      503,
      { message: 'The site cannot reach its data right now. Please try again in a moment.' },
      { 'Retry-After': RETRY_AFTER_S },
    );
  // the client disconnected while sending the body: not a failure of the server
  if (error instanceof Error && error.name === 'AbortError')
    return failure(400, fieldError({ message: 'The request body was cut off', path: '' }));
  if (error instanceof HTTPException && error.status < 500)
    return failure(error.status as ContentfulStatusCode, {
      message: error.message,
      errors: [{ path: '', message: error.message }],
    });
  return {
    ...failure(500, { message: 'Something went wrong on our side. Please try again.' }),
    unexpected: true,
  };
}

function fieldError({ message, path }: { message: string; path: string }): ApiError {
  return { message, errors: [{ path, message }] };
}
