// Turns findings into the figures that the site must meet.
import type { Figure } from '#testing/figure.ts';
import type { LighthouseScores } from './lighthouse.ts';

const PERFORMANCE_MIN = 98;
const LAYOUT_SHIFT_MAX = 0.01;
const BLOCKING_MAX_MS = 50;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * A figure that is met without findings. Lists the first few of them. `skipped` is the reason for not checking: the figure
 * then counts as met, with that reason.
 */
export function noneFigure(what: string, findings: readonly string[], skipped?: string): Figure {
  const shown = findings.slice(0, 3).map((finding) => inCell(finding).slice(0, 160));
  const more = findings.length > 3 ? [`and ${findings.length - 3} more`] : [];
  return {
    what,
    target: '0',
    measured: skipped === undefined ? String(findings.length) : 'not measured',
    met: findings.length === 0,
    detail: skipped ?? [...shown, ...more].join('<br>'),
  };
}

/**
 * Every page has one blocking script, `allowed`, exactly once (docs/decisions/0052): a page without it would flash the other
 * scheme, and a second one delays the first paint.
 */
export function blockingScriptFigure(
  pages: readonly { path: string; blockingScripts: readonly string[] }[],
  allowed: string,
): Figure {
  const findings = pages.flatMap(({ path, blockingScripts }) => {
    const first = blockingScripts.indexOf(allowed);
    const others = blockingScripts.filter((_, at) => at !== first);
    return [
      ...(first < 0 ? [`${path}: not \`${allowed}\``] : []),
      ...others.map((script) => `${path}: ${script}`),
    ];
  });
  const what =
    'Blocking or inline scripts, besides the one that sets the colour scheme before paint';
  return noneFigure(what, findings);
}

/** A figure for a size of at most `max` bytes. */
export function bytesFigure(what: string, bytes: number, max: number, detail: string): Figure {
  return {
    what,
    target: `≤ ${kilobytes(max).replace('.0', '')}`,
    measured: kilobytes(bytes),
    met: bytes <= max,
    detail,
  };
}

/** Lighthouse on one page. A noindex page cannot pass SEO's `is-crawlable`, but must pass everything else. */
export function lighthouseFigure(path: string, scores: LighthouseScores, noIndex: boolean): Figure {
  const { performance, accessibility, seo, layoutShift, blockingMs, ownBlockingMs } = scores;
  const practices = scores['best-practices'];
  const failed = scores.failed.filter((id) => !(noIndex && id === 'is-crawlable'));
  const isFound = seo === 100 || noIndex;
  const notes = [
    `largest paint ${(scores.largestPaintMs / 1000).toFixed(1)} s`,
    `blocking by processor time ${Math.round(ownBlockingMs)} ms`,
    `at most ${Math.round(scores.steal * 100)} % of the processor stolen`,
    ...(noIndex ? ['noindex by design: `is-crawlable` does not count'] : []),
    ...failed,
  ];
  return {
    what: `Lighthouse \`${path}\`: performance, accessibility, best practices, SEO; layout shift; blocking`,
    target: `≥ ${PERFORMANCE_MIN}, 100, 100, 100; ≤ ${LAYOUT_SHIFT_MAX}; ≤ ${BLOCKING_MAX_MS} ms`,
    measured: `${performance}, ${accessibility}, ${practices}, ${seo}; ${layoutShift.toFixed(3)}; ${Math.round(blockingMs)} ms`,
    met:
      performance >= PERFORMANCE_MIN &&
      accessibility === 100 &&
      practices === 100 &&
      isFound &&
      failed.length === 0 &&
      layoutShift <= LAYOUT_SHIFT_MAX &&
      blockingMs <= BLOCKING_MAX_MS,
    detail: notes.join(', '),
  };
}

/** Text escaped so that it neither ends a table cell nor becomes an element. */
function inCell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
