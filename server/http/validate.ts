// Validation of body, query and path against the shared schemas (docs/contract.md, API conventions).
import { isUtf8 } from 'node:buffer';
import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { digits } from '#db/contract/fields.ts';
import { JSON_MAX_BYTES } from '#db/limits.ts';
import { withDescription } from './describe-route.ts';
import { HttpError } from './errors.ts';

/** Accepts only JSON bodies of at most `maxBytes` and in UTF-8; throws 415, 413 and 400. */
export function jsonOnly(maxBytes: number = JSON_MAX_BYTES) {
  const limit = bodyLimit({ maxSize: maxBytes, onError: () => tooLarge(maxBytes) });
  const middleware = createMiddleware(async (c, next) => {
    if (typeOf(c) !== 'application/json')
      throw new HttpError(415, 'Send the body as JSON (Content-Type: application/json)');
    refuseCompressed(c);
    return limit(c, async () => {
      // read as bytes, because as text invalid bytes would become replacement characters
      const bytes = await c.req.bytes().catch(() => null);
      if (bytes === null || !isUtf8(bytes)) throwUnreadable();
      await next();
    });
  });
  return withDescription(middleware, { failures: [400, 413, 415] });
}

/** Throws 415 for a compressed body: it is not decompressed, and would be rejected as damaged. */
export function refuseCompressed(c: Context): void {
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new HttpError(415, 'Send the body without compression', {
      'Accept-Encoding': 'identity',
    });
}

/** Far more than any form of the site has. */
const FORM_FIELDS_MAX = 200;
const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Whether the body is a form sent by a browser without script. */
export function isForm(c: Context): boolean {
  return FORM_TYPES.has(typeOf(c));
}

/** The text fields of a form of at most 1 MB and 200 fields, by name. Throws 413, and 400 when the body cannot be read. */
export async function sentForm(c: Context): Promise<Record<string, string>> {
  let form: FormData | URLSearchParams | null = null;
  const limit = bodyLimit({ maxSize: JSON_MAX_BYTES, onError: () => tooLarge(JSON_MAX_BYTES) });
  await limit(c, async () => {
    form = await readForm(c).catch(() => null);
  });
  if (form === null) throwUnreadable();
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form as FormData)
    if (typeof value === 'string' && name !== '__proto__') fields[name] = value;
  return fields;
}

/** Reads the fields; null when there are too many, because parsing 300,000 would hold the server for seconds. */
async function readForm(c: Context): Promise<FormData | URLSearchParams | null> {
  if (typeOf(c) === 'multipart/form-data') return c.req.formData();
  const text = await c.req.text();
  return text.split('&', FORM_FIELDS_MAX + 1).length > FORM_FIELDS_MAX
    ? null
    : new URLSearchParams(text);
}

/** The JSON body as `schema` parses it, in `c.req.valid('json')`. Use after `jsonOnly`. */
export const validJson = <Schema extends z.ZodType>(schema: Schema) =>
  withDescription(
    zValidator('json', schema, (result) => throwIfInvalid(result)),
    { body: schema, failures: [400] },
  );

/** The query as `schema` parses it, in `c.req.valid('query')`. */
export const validQuery = <Schema extends z.ZodType>(schema: Schema) =>
  withDescription(
    zValidator('query', schema, (result) => {
      const query = result.data as Record<string, unknown>;
      throwIfInvalid(
        result,
        ([name]) => Array.isArray(query[String(name)]) && 'Can be given only once',
      );
    }),
    { query: schema, failures: [400] },
  );

/** The path's parameters as `schema` parses them, in `c.req.valid('param')`. */
export const validParam = <Schema extends z.ZodType>(schema: Schema) =>
  withDescription(
    zValidator('param', schema, (result) => throwIfInvalid(result)),
    { params: schema, failures: [400] },
  );

/** The `id` in the path, in `c.req.valid('param')`. */
export const validId = validParam(z.object({ id: digits() }));

const MB = 1024 * 1024;

/** Throws 413 with the limit in its message. */
export function tooLarge(maxBytes: number): never {
  const limit = maxBytes < MB ? `${maxBytes / 1024} kB` : `${maxBytes / MB} MB`;
  throw new HttpError(413, `The body must be at most ${limit}`);
}

function typeOf(c: Context): string {
  return c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function throwUnreadable(): never {
  const message = 'The body could not be read as UTF-8';
  throw new HttpError(400, message, {}, [{ path: '', message }]);
}

interface Validated {
  success: boolean;
  error?: { issues: z.core.$ZodIssue[] };
}

/** Throws 400 with all issues; a message of `messageAt` for a path overrides that of the schema. */
function throwIfInvalid(
  result: Validated,
  messageAt: (path: PropertyKey[]) => string | false = () => false,
) {
  if (result.success || !result.error) return;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: messageAt(issue.path) || issue.message,
  }));
  const first = errors[0];
  throw new HttpError(
    400,
    first?.path ? `${first.path}: ${first.message}` : 'Invalid input',
    {},
    errors,
  );
}
