// GET /api/openapi.json: the whole contract, made from the schemas that the routes validate with.
import { Hono } from 'hono';
import { z } from 'zod';
import { apiError, uploadFailed } from '#db/contract/responses.ts';
import type { Env } from '#server/context.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

type Io = 'input' | 'output';

const EVERY_CALL_MAY_FAIL_WITH = [500, 503];

/** The OpenAPI 3.1 document. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    Object.assign(paths[operation.path] as object, { [operation.method]: describe(operation) });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Site API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by login; over https its name is `__Host-session`',
        },
      },
    },
  };
}

export const openApi = new Hono<Env>().get('/', (c) => {
  c.header('Cache-Control', 'public, max-age=3600');
  return c.json(openApiDocument());
});

function describe(operation: Operation): object {
  const [status, schema] = operation.answer;
  const failed = operation.upload ? uploadFailed : apiError;
  const failures = [...new Set([...operation.failures, ...EVERY_CALL_MAY_FAIL_WITH])];
  return {
    operationId: `${operation.method} ${operation.path}`.replaceAll(/\W+(\w)?/g, (_, c = '') =>
      c.toUpperCase(),
    ),
    summary: operation.summary,
    ...(operation.staff && { security: [{ session: [] }] }),
    parameters: [
      ...parametersIn('path', operation.params),
      ...parametersIn('query', operation.query?.shape),
    ],
    ...bodyOf(operation),
    responses: {
      [status]: { description: 'Success', content: contentOf(schema, operation.file) },
      ...(operation.form && { 303: { description: 'A form was taken: the page that says so' } }),
      ...Object.fromEntries(
        failures.map((code) => [code, { description: 'Failure', content: json(failed, 'output') }]),
      ),
    },
  };
}

function contentOf(schema: z.ZodType, file: string | undefined): object {
  return file ? { [file]: { schema: { type: 'string' } } } : json(schema, 'output');
}

function bodyOf({ body, upload, form }: Operation): object {
  if (upload) {
    const image = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { image }, required: ['image'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const asForm = form && {
    'application/x-www-form-urlencoded': { schema: jsonSchema(body, 'input') },
  };
  return { requestBody: { required: true, content: { ...json(body, 'input'), ...asForm } } };
}

function parametersIn(
  where: 'path' | 'query',
  schemas: Record<string, z.core.$ZodType> = {},
): object[] {
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: jsonSchema(schema as z.ZodType, 'output'),
  }));
}

function json(schema: z.ZodType, io: Io): object {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: Io): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}
