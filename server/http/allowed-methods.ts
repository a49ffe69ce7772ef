// Which methods a path answers to, for 405 and its Allow header (contract §3).
import { TrieRouter } from 'hono/router/trie-router';

/** Returns a look-up from path to methods; empty for an unknown path. Takes the app's routes; middleware does not count. */
export function allowedMethods(
  routes: { method: string; path: string }[],
): (path: string) => string[] {
  const router = new TrieRouter<string>();
  const ofPath = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    if (method === 'ALL') continue;
    ofPath.set(path, (ofPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of ofPath)
    for (const method of methods) router.add('ANY', path, method);
  return (path) => {
    const [matches] = router.match('ANY', path);
    const methods = new Set(matches.map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}
