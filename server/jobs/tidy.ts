// Gives memory back once the work is done: JavaScript's own collector waits for more garbage, which an idle site never makes.
import type { PageCache } from '#server/cache/page-cache.ts';

const EVERY_MS = 2000;

/** Collects garbage when pages were rendered and for about 2 s none has been. `stop` ends it. */
export function startTidying(cache: PageCache): { stop(): void } {
  let tidied = 0;
  let before = 0;
  const timer = setInterval(() => {
    const { renders } = cache;
    if (renders === before && renders !== tidied) {
      tidied = renders;
      Bun.gc(true);
    }
    before = renders;
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
