// The addresses of the site itself: those of the route table and of the files of public/. Staff pages may not use them, and
// links may lead to them.
import type { RouterRoute } from 'hono/types';
import { SERVED_FOLDERS, type StaticFiles } from '#server/http/static-files.ts';

export class SiteAddresses {
  readonly #routesOf: () => readonly RouterRoute[];
  readonly #files: Pick<StaticFiles, 'paths'>;
  #known: { taken: Set<string>; pages: Set<string>; patterns: string[][] } | undefined;

  /** `routesOf` is called on first use, when all routes are registered. */
  constructor(routesOf: () => readonly RouterRoute[], files: Pick<StaticFiles, 'paths'>) {
    this.#routesOf = routesOf;
    this.#files = files;
  }

  /** Whether the site uses `/{slug}` or an address below it. */
  isTaken(slug: string): boolean {
    return this.#read().taken.has(slug);
  }

  /** Whether the path is a page or a file of the site itself. */
  exists(path: string): boolean {
    return this.#read().pages.has(path) || this.#files.paths.has(path);
  }

  /** Whether the path matches a route with parameters, such as `/insights/author/{slug}`. */
  mayExist(path: string): boolean {
    const parts = path.split('/');
    return this.#read().patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, at) => part.startsWith(':') || part === parts[at]),
    );
  }

  #read() {
    this.#known ??= readRoutes(this.#routesOf(), this.#files.paths);
    return this.#known;
  }
}

function readRoutes(routes: readonly RouterRoute[], files: ReadonlySet<string>) {
  // the metrics route exists only with a token
  const taken = new Set<string>([...SERVED_FOLDERS, 'metrics']);
  for (const path of files) taken.add(firstPart(path));
  const pages = new Set<string>();
  const patterns = new Map<string, string[]>();
  for (const { method, path } of routes) {
    const first = firstPart(path);
    if (/^[^:*]/.test(first)) taken.add(first);
    const isOfVisitors = method === 'GET' && !/^\/(api|vs-admin)(\/|$)/.test(path);
    if (!isOfVisitors || /[*{]/.test(path)) continue;
    const parts = path.split('/');
    if (!path.includes(':')) pages.add(path);
    // `/:slug` is left out: staff pages are looked up
    else if (parts.length > 2) patterns.set(path, parts);
  }
  return { taken, pages, patterns: [...patterns.values()] };
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
