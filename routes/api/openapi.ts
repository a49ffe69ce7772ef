// GET /api/openapi.json: OpenAPI 3.1, made from the routes' descriptions (docs/decisions/0027-routes-describe-themselves.md).
import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { z } from 'zod';
import { apiError } from '#db/contract/responses.ts';
import { cached } from '#server/cache/cached.ts';
import type { Env } from '#server/context.ts';
import {
  type DescribedRoute,
  describedRoutes,
  describeRoute,
} from '#server/http/describe-route.ts';
import { PUBLIC_PATHS } from './admin-guard.ts';
import { SchemaComponents } from './schema-components.ts';

const TAGS: Record<string, string> = {
  Posts: 'Blog posts, their drafts and their history',
  'Case studies': 'Case studies, their drafts and their history',
  Documents: 'Pages, collections and settings, their drafts and their history',
  Stats: 'The figures of a case study',
  Enquiries: 'Enquiries, newsletter sign-ups and call requests',
  Names: 'Categories, sectors, roles and authors, and the addresses of items',
  Session: 'Login and logout of staff',
  'API tokens': 'Tokens with which machines read and draft',
  Media: 'The library: pictures, films and PDFs',
  Previews: 'Previews of unsaved items, and share links of drafts',
  Trash: 'Deleted items, for 30 days',
  Search: 'The search of the site',
  Analytics: 'Counts of visits',
  Cache: 'The page cache',
  Documentation: 'What this API can do',
};

const EVERY_CALL_MAY_FAIL_WITH = [421, 500, 503];

const RETRY_AFTER = {
  'Retry-After': { description: 'In seconds', schema: { type: 'integer', minimum: 1 } },
};

/** The failure responses by status. */
const FAILURES: Record<number, { name: string; description: string; headers?: object }> = {
  400: { name: 'BadRequest', description: 'Invalid input; `errors` names the fields' },
  401: { name: 'Unauthorized', description: 'Not logged in, or a wrong password or API token' },
  403: {
    name: 'Forbidden',
    description: 'The request came from another site, or an API token cannot do this',
  },
  404: { name: 'NotFound', description: 'Not found' },
  409: {
    name: 'Conflict',
    description: 'The slug is taken, or the stored item is newer or in use',
  },
  413: { name: 'TooLarge', description: 'The body is too large' },
  415: { name: 'UnsupportedType', description: 'The body has the wrong type' },
  421: { name: 'Misdirected', description: 'The request names a host that is not served here' },
  429: { name: 'TooManyRequests', description: 'Too many requests', headers: RETRY_AFTER },
  500: { name: 'ServerError', description: 'Server error' },
  503: {
    name: 'Unavailable',
    description: 'The data cannot be reached right now',
    headers: RETRY_AFTER,
  },
};

/** The failures for which a form gets an HTML page. */
const PAGE_FAILURES = [400, 413, 429, 500, 503];

/** The calls of the API with their descriptions; paths in OpenAPI's form. */
export function describedCalls(routes: readonly RouterRoute[]): DescribedRoute[] {
  return describedRoutes(routes).map((route) => ({
    ...route,
    path: `/api${route.path.replace(/:(\w+)/g, '{$1}')}`,
  }));
}

/** The OpenAPI document of these routes; its server is the one that it is fetched from. */
export function openApiDocument(routes: readonly RouterRoute[]) {
  const components = new SchemaComponents();
  const calls = describedCalls(routes).toSorted((a, b) => a.path.localeCompare(b.path));
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call, components) };
  const statuses = [...new Set(calls.flatMap(failuresOf))].sort();
  return components.complete({
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      version: '1.0.0',
      description: 'The public content of the site, and the calls of its back office.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      responses: Object.fromEntries(statuses.map((status) => failureResponse(status, components))),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by login; over https its name is `__Host-session`',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token that staff created: it reads and writes drafts',
        },
      },
    },
  });
}

/** The route that serves the document of `routes`, including itself. */
export function openApi(routes: readonly RouterRoute[]) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono<Env>().get(
    '/',
    describeRoute({
      operationId: 'getOpenApi',
      tag: 'Documentation',
      summary: 'This document',
      answer: [200, z.looseObject({ openapi: z.string() })],
    }),
    cached({ tags: [] }),
    (c) => {
      document ??= openApiDocument(routes);
      return c.json({ ...document, servers: [{ url: c.get('config').origin ?? '/' }] });
    },
  );
}

function operationOf(call: DescribedRoute, components: SchemaComponents): object {
  const { operationId, tag, summary, answer, form, revalidates } = call;
  const [status, content] = answer;
  return {
    operationId,
    tags: [tag],
    summary,
    security: securityOf(call),
    parameters: parametersOf(call, components),
    ...requestBodyOf(call, components),
    responses: {
      [status]: { description: 'Success', content: contentOf(content, components) },
      ...(revalidates && {
        304: { description: 'Not modified since the `If-None-Match` response' },
      }),
      ...(form && {
        303: { description: 'The form was accepted: redirects to the confirmation page' },
      }),
      ...Object.fromEntries(
        failuresOf(call).map((code) => [code, failureOf(call, code, components)]),
      ),
    },
  };
}

function securityOf({ path, takesToken }: DescribedRoute): Record<string, string[]>[] {
  if (!needsSession(path)) return [];
  return takesToken ? [{ session: [] }, { bearer: [] }] : [{ session: [] }];
}

function needsSession(path: string): boolean {
  return path.startsWith('/api/admin/') && !PUBLIC_PATHS.has(path);
}

/** The statuses of failure of a call: its own, those of session, token and origin, and those of every call. */
export function failuresOf({ path, method, failures, takesToken }: DescribedRoute): number[] {
  const session = needsSession(path) ? [401] : [];
  const ofWrites = method === 'get' ? [] : [403, ...(takesToken ? [429] : [])];
  return [...new Set([...failures, ...session, ...ofWrites, ...EVERY_CALL_MAY_FAIL_WITH])].sort();
}

function failureResponse(status: number, components: SchemaComponents): [string, object] {
  const { name, ...failure } = failureNamed(status);
  return [name, { ...failure, content: contentOf(apiError, components) }];
}

/** The shared response of a status, or one with the schema of the call. */
function failureOf(call: DescribedRoute, status: number, components: SchemaComponents): object {
  const { name, ...shared } = failureNamed(status);
  const { failure = apiError, form } = call;
  const isPage = form && PAGE_FAILURES.includes(status);
  if (failure === apiError && !isPage) return { $ref: `#/components/responses/${name}` };
  const page = isPage && contentOf('text/html', components);
  return { ...shared, content: { ...contentOf(failure, components), ...page } };
}

function failureNamed(status: number) {
  const failure = FAILURES[status];
  if (!failure) throw new Error(`The status ${status} has no description`);
  return failure;
}

function contentOf(content: z.ZodType | string, components: SchemaComponents): object {
  if (typeof content === 'string') return { [content]: { schema: { type: 'string' } } };
  return { 'application/json': { schema: components.add(content, 'output') } };
}

function requestBodyOf(call: DescribedRoute, components: SchemaComponents): object {
  const { body, fileBody, fileField, form } = call;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  if (fileBody) {
    const content = { [file.contentMediaType]: { schema: file } };
    return { requestBody: { required: true, content } };
  }
  if (fileField) {
    const schema = { type: 'object', properties: { [fileField]: file }, required: [fileField] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const schema = components.add(body, 'input');
  const types = ['application/json', ...(form ? ['application/x-www-form-urlencoded'] : [])];
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

/** The parameters of path and query. A path parameter without a validator is any text. */
function parametersOf(call: DescribedRoute, components: SchemaComponents): object[] {
  const inPath = { ...shapeOf(call.params) };
  for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g)) inPath[name] ??= z.string();
  const parameters = (where: 'path' | 'query', shape: Record<string, z.ZodType>) =>
    Object.entries(shape).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || !schema.safeParse(undefined).success,
      // the parsed type, such as a number, not the text in the address
      schema: components.add(schema, 'output'),
    }));
  return [...parameters('path', inPath), ...parameters('query', shapeOf(call.query))];
}

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? schema.shape : {};
}
