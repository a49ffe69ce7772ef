// What Lighthouse measures on a page, with its own mobile defaults: a mid-range phone on slow 4G.
import lighthouse, { type Result } from 'lighthouse';
import { median } from '../../bench/figure.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The middle of several runs. Scores from 0 to 100. */
export interface LighthouseScores extends Record<Category, number> {
  layoutShift: number;
  blockingMs: number;
  largestPaintMs: number;
  /** Ids of the audits below `seo`, `accessibility` and `best-practices` that failed in any run. */
  failed: string[];
}

/** Loads `address` in the browser that listens on `port`, `runs` times. Throws when the page cannot be loaded. */
export async function lighthouseScores(
  address: string,
  port: number,
  runs: number,
): Promise<LighthouseScores> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse cannot load ${address}: ${result?.lhr.runtimeError?.message}`);
    results.push(result.lhr);
  }
  const score = (name: Category) =>
    median(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const failed = results.flatMap(({ categories, audits }) =>
    CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 1 ? id : [],
      ),
    ),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
    largestPaintMs: value('largest-contentful-paint'),
    failed: [...new Set(failed)],
  };
}
