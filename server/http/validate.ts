// Validation at the edge: body, query and path against the shared schemas, failures in the contract's form (§3).
import { isUtf8 } from 'node:buffer';
import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { JSON_MAX_BYTES } from '#db/limits.ts';
import { HttpError } from './errors.ts';

/** Lets only JSON bodies of at most `maxBytes` and in UTF-8 through: 415, 413 and 400 (contract §3, §5). */
export function jsonOnly(maxBytes: number = JSON_MAX_BYTES) {
  const limit = bodyLimit({ maxSize: maxBytes, onError: () => tooLarge(maxBytes) });
  return createMiddleware(async (c, next) => {
    if (typeOf(c) !== 'application/json')
      throw new HttpError(415, 'Send the body as JSON (Content-Type: application/json)');
    return limit(c, async () => {
      // read as text, bytes that make no sense would become replacement characters
      const bytes = await c.req.bytes().catch(() => null);
      if (bytes === null || !isUtf8(bytes)) unreadable();
      await next();
    });
  });
}

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Whether the body is a form as a browser sends it without script. */
export function isForm(c: Context): boolean {
  return FORM_TYPES.has(typeOf(c));
}

/** The text fields of a form of at most 1 MB, by name. Throws 413, and 400 when it cannot be read. */
export async function sentForm(c: Context): Promise<Record<string, string>> {
  let form: FormData | null = null;
  const limit = bodyLimit({ maxSize: JSON_MAX_BYTES, onError: () => tooLarge(JSON_MAX_BYTES) });
  await limit(c, async () => {
    form = await c.req.formData().catch(() => null);
  });
  if (form === null) unreadable();
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form as FormData)
    if (typeof value === 'string' && name !== '__proto__') fields[name] = value;
  return fields;
}

/** The JSON body as `schema` parses it, in `c.req.valid('json')`. Use after `jsonOnly`. */
export const validJson = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => refuse(result));

/** The query as `schema` parses it, in `c.req.valid('query')`. */
export const validQuery = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => {
    const given = result.data as Record<string, unknown>;
    refuse(result, ([name]) => Array.isArray(given[String(name)]) && 'May be given only once');
  });

/** The path's parameters as `schema` parses them, in `c.req.valid('param')`. */
export const validParam = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('param', schema, (result) => refuse(result));

/** Throws 413 with the limit in words. */
export function tooLarge(maxBytes: number): never {
  throw new HttpError(413, `The body may be at most ${maxBytes / 1024 / 1024} MB`);
}

function typeOf(c: Context): string {
  return c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function unreadable(): never {
  const message = 'The body could not be read as UTF-8';
  throw new HttpError(400, message, {}, [{ path: '', message }]);
}

interface Validated {
  success: boolean;
  error?: { issues: z.core.$ZodIssue[] };
}

/** Throws 400 for what is wrong; `wordsAt` may say better than the schema what is wrong at a path. */
function refuse(result: Validated, wordsAt: (path: PropertyKey[]) => string | false = () => false) {
  if (result.success || !result.error) return;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: wordsAt(issue.path) || issue.message,
  }));
  const first = errors[0];
  throw new HttpError(
    400,
    first?.path ? `${first.path}: ${first.message}` : 'Invalid input',
    {},
    errors,
  );
}
