// API routes are described where they are defined: their handlers carry the description for OpenAPI and the contract test.
import type { MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { z } from 'zod';

const DESCRIPTION = Symbol('description');

interface RouteDescription {
  /** The name of the call in generated clients. */
  operationId: string;
  tag: string;
  summary: string;
  /** The status of success, with the schema of its JSON or the media type of its file. */
  answer: [status: 200 | 201 | 202, content: z.ZodType | `${string}/${string}`];
  /** Whether an API token may make this call (docs/contract.md, API tokens). */
  takesToken?: true;
  /** The failure statuses specific to this route; those of validation and of the session are added. */
  failures?: readonly number[];
  /** The schema of a failure, when it extends the shared one. */
  failure?: z.ZodType;
  /** The body is a multipart form with a file in the field of this name. */
  fileField?: string;
  /** The body is the bytes of a file. */
  fileBody?: true;
  /** The body may also be an HTML form: the response is a page, and success a redirect to a page. */
  form?: true;
}

/** The part of a description that another middleware of the route adds. */
interface Part {
  body?: z.ZodType;
  query?: z.ZodType;
  params?: z.ZodType;
  failures?: readonly number[];
  /** The response is 304 when the client has the current version. */
  revalidates?: true;
}

/** A route with the combined descriptions of its handlers. */
export interface DescribedRoute extends RouteDescription, Part {
  method: string;
  /** In Hono's form: `/posts/:slug`. */
  path: string;
  failures: readonly number[];
}

/** Describes the route in which it is listed; other middleware of the route adds parts. It does not affect requests. */
export function describeRoute(description: RouteDescription): MiddlewareHandler {
  return withDescription((_, next) => next(), description);
}

/** Attaches a part of a description to `handler` and returns it. */
export function withDescription<Handler extends object>(
  handler: Handler,
  part: RouteDescription | Part,
): Handler {
  return Object.assign(handler, { [DESCRIPTION]: part });
}

/** The routes of an app with their descriptions, in order. Throws when a route has none. */
export function describedRoutes(routes: readonly RouterRoute[]): DescribedRoute[] {
  const described = new Map<string, Partial<DescribedRoute>>();
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue;
    const name = `${method} ${path}`;
    const { failures = [], ...part } = descriptionOf(handler);
    const before = described.get(name) ?? { method: method.toLowerCase(), path, failures: [] };
    const all = new Set([...(before.failures ?? []), ...failures]);
    described.set(name, { ...before, ...part, failures: [...all] });
  }
  return [...described].map(([name, route]) => {
    if (!isComplete(route)) throw new Error(`${name} has no describeRoute`);
    return route;
  });
}

function descriptionOf(handler: object): Partial<RouteDescription & Part> {
  return (handler as { [DESCRIPTION]?: RouteDescription | Part })[DESCRIPTION] ?? {};
}

function isComplete(route: Partial<DescribedRoute>): route is DescribedRoute {
  return route.operationId !== undefined;
}
