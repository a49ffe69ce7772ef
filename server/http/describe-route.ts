// An API route is described where it is handled: its handlers carry the description for OpenAPI and the contract test.
import type { MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { z } from 'zod';

const DESCRIPTION = Symbol('description');

export interface RouteDescription {
  /** The name of the call in generated clients. */
  operationId: string;
  tag: string;
  summary: string;
  /** The status of success, with the schema of its JSON or the media type of its file. */
  answer: [status: 200 | 201 | 202, content: z.ZodType | `${string}/${string}`];
  /** An API token may make this call; it may make no other (docs/contract.md, API tokens). */
  takesToken?: true;
  /** The statuses of failure of this route alone; those of validation and of the session are added. */
  failures?: readonly number[];
  /** The schema of a failure, where it is more than the shared one. */
  failure?: z.ZodType;
  /** The body is a multipart form with a file in this field. */
  fileField?: string;
  /** The body is the bytes of a file. */
  fileBody?: true;
  /** The body may also be a plain form of a browser: a page answers it, and success is a redirect to one. */
  form?: true;
}

/** The part of the description that a middleware beside it adds. */
interface Part {
  body?: z.ZodType;
  query?: z.ZodType;
  params?: z.ZodType;
  failures?: readonly number[];
  /** A client that has the answer already gets 304. */
  revalidates?: true;
}

/** A route with the descriptions of all of its handlers. */
export interface DescribedRoute extends RouteDescription, Part {
  method: string;
  /** In Hono's form: `/posts/:slug`. */
  path: string;
  failures: readonly number[];
}

/** Describes the route that it stands on; the middleware beside it adds its parts. It changes no request. */
export function describeRoute(description: RouteDescription): MiddlewareHandler {
  return withDescription((_, next) => next(), description);
}

/** The same handler, carrying its part of a description. */
export function withDescription<Handler extends object>(
  handler: Handler,
  part: RouteDescription | Part,
): Handler {
  return Object.assign(handler, { [DESCRIPTION]: part });
}

/** The routes of an app with their descriptions, in order. Throws when one has none. */
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
