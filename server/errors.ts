// The one place that turns an error into a status and a text (contract §3). Nothing internal leaves the server.
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '#db/contract/responses.ts';
import {
  ConflictError,
  DatabaseUnavailableError,
  InUseError,
  InvalidInputError,
  NotFoundError,
  StaleEditError,
} from '#db/errors.ts';

/** A refusal whose status, text and headers are known where it is thrown. */
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

export interface Failure {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: ApiError;
  /** Nobody foresaw this error: it belongs in the log. */
  unexpected: boolean;
}

/** What to answer for `error`. */
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
  if (error instanceof InvalidInputError) return failure(400, fieldError(error));
  if (error instanceof StaleEditError)
    return failure(409, { message: error.message, current: error.current });
  if (error instanceof InUseError)
    return failure(409, {
      message: error.message,
      errors: error.uses.map(({ kind, id, title, where }) => ({
        path: `${kind}:${id}:${where}`,
        message: title,
      })),
    });
  if (error instanceof DatabaseUnavailableError)
    return failure(
      503,
      { message: 'The site cannot reach its data just now. Please try again in a moment.' },
      { 'Retry-After': '2' },
    );
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
