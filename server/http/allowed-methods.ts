// The methods of a path, for 405 and its Allow header.
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Returns a function that lists the methods of a path, none for an unknown path. A path that is a literal route has only the
 * methods of that route: `/documents/pages` does not get those of `/documents/:id`. Middleware does not count as a route.
 */
export function allowedMethods(
  routes: { method: string; path: string }[],
): (path: string) => string[] {
  const router = new TrieRouter<string>();
  const methodsByPath = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    if (method === 'ALL') continue;
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of methodsByPath)
    for (const method of methods) router.add('ANY', path, method);
  return (path) => {
    const [matches] = router.match('ANY', path);
    const methods = new Set(methodsByPath.get(path) ?? matches.map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}
