// The OpenAPI document lists every call of the app, in a form that client generators accept.
import { expect, test } from 'bun:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Hono } from 'hono';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';
import { api } from './index.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, Described>;
}

/** A response, or a reference to a shared one. */
interface Described {
  $ref?: string;
  description: string;
  content?: Record<string, { schema: object }>;
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, Described>;
    securitySchemes: Record<string, object>;
  };
}

const app = await setUpTestApp();
const text = await app.text('/api/openapi.json');
const document = JSON.parse(text) as OpenApi;
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

/** The response itself, inline or by reference. */
function resolve(response: Described): Described {
  const name = response.$ref?.replace('#/components/responses/', '');
  return name === undefined ? response : (document.components.responses[name] as Described);
}

test('the document is OpenAPI 3.1', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(described.length).toBeGreaterThan(45);
});

test("Redocly's recommended rules report only the paths that the contract fixes", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
    // docs/contract.md, Stats fixes both paths; an id is a number, so no address matches both
    'no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: `/api/admin/case-studies/{id}/draft` and `/api/admin/case-studies/stats/{statId}`.',
  ]);
});

test('the document contains each schema once', () => {
  const { Post, CaseStudy, Stat, Error: ApiError } = document.components.schemas;
  for (const schema of [Post, CaseStudy, Stat, ApiError])
    expect(schema).toMatchObject({ type: 'object' });
  expect(CaseStudy).toMatchObject({
    properties: { stats: { items: { $ref: '#/components/schemas/Stat' } } },
  });
  // with each schema inlined it would be 5,000
  expect(text.length / described.length).toBeLessThan(2000);
});

test('every union of the document has members', () => {
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (['anyOf', 'oneOf', 'allOf'].includes(key)) {
        expect(value).not.toBeEmpty();
        for (const choice of value) expect(choice).not.toEqual({});
      }
      visit(value);
    }
  };
  visit(document);
});

test('a public ORIGIN is the server of the document; otherwise the host that it was fetched from', async () => {
  expect(document.servers).toEqual([{ url: '/' }]);
  await using site = await openTestApp({ ORIGIN: 'https://verso.example' });
  const headers = { host: 'verso.example' };
  const response = await site.request('/api/openapi.json', { headers });
  expect((await response.json()).servers).toEqual([{ url: 'https://verso.example' }]);
});

test('the document is sent compressed, and is 304 when unchanged', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await app.request('/api/openapi.json', { headers });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const again = await app.request('/api/openapi.json', {
    headers: { ...headers, 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('a route without a description is an error', () => {
  const routes = new Hono().get('/undescribed', (c) => c.json({})).routes;
  expect(() => openApiDocument(routes)).toThrow('GET /undescribed has no describeRoute');
});

test('every operation of the document has a unique name', () => {
  const names = described.map(({ operation }) => operation.operationId);
  expect(names).toEqual([...new Set(names)]);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
});

test('the path parameters of the document are those of the path', () => {
  for (const { path, operation } of described) {
    const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name) as unknown[]).toEqual(inTemplate);
    expect(inPath.every(({ required }) => required)).toBe(true);
  }
});

test('mandatory query parameters are marked as required', () => {
  const required = described.flatMap(({ method, path, operation }) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name }) => `${method} ${path} ${name}`),
  );
  expect(required).toEqual([
    'post /api/admin/media name',
    'get /api/admin/slugs kind',
    'get /api/admin/slugs slug',
  ]);
});

test('the calls that can be revalidated have a 304', async () => {
  const named = described.filter(({ operation }) => operation.responses['304']);
  expect(named.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /api/case-studies',
    'get /api/openapi.json',
    'get /api/posts',
  ]);
  for (const { path } of named) {
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'if-none-match': etag } });
    expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
  }
});

test('the document describes the page that a rejected form gets', async () => {
  const responses = document.paths['/api/enquiries']?.post?.responses ?? {};
  const response = await app.request('/api/enquiries', {
    method: 'POST',
    body: new URLSearchParams({ kind: 'enquiry' }),
  });
  expect(response.status).toBe(400);
  const type = response.headers.get('content-type')?.split(';')[0] as string;
  for (const status of ['400', '413', '429', '500', '503'])
    expect(Object.keys(responses[status]?.content ?? {})).toEqual(['application/json', type]);
  expect(responses['429']).toHaveProperty('headers');
  expect(Object.keys(resolve(responses['415'] as Described).content ?? {})).toHaveLength(1);
});

test('every parameter, body and response of the document has a schema', () => {
  for (const { operation } of described) {
    const responses = Object.values(operation.responses).map(resolve);
    const bodies = [operation.requestBody, ...responses];
    const media = bodies.flatMap((body) => Object.values(body?.content ?? {}));
    for (const { schema } of [...operation.parameters, ...media])
      expect(schema).toEqual(expect.any(Object));
    for (const { description } of responses) expect(description).not.toBe('');
  }
});

test('a call that needs a session names a security scheme that the document defines', () => {
  for (const { path, operation } of described) {
    const open = !path.startsWith('/api/admin/') || /\/(login|status)$/.test(path);
    // api-tokens.test.ts lists the calls that accept a token
    const takesToken = operation.security.length > 1;
    const session: Operation['security'] = takesToken
      ? [{ session: [] }, { bearer: [] }]
      : [{ session: [] }];
    expect(operation.security).toEqual(open ? [] : session);
  }
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'bearer']);
});

test('the document lists every call of the app, and no other', () => {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`);
  const documented = described.map(({ method, path }) => `${method} ${path}`);
  expect(documented.sort()).toEqual([...new Set(routes)].sort());
});
