// Measures the page for the facts in its footer: weight, cookies, foreign hosts and time. Nothing is sent.
import type { PageFact } from '#ui/site/frame/footer/page-facts.tsx';

/** The sizes and addresses that the browser's timings hold of one file. */
type TimedFile = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>;

interface Measured {
  page: TimedFile;
  /** All files fetched by the page. */
  files: readonly TimedFile[];
  /** `document.cookie`. */
  cookies: string;
  /** Milliseconds from the click that led here to the first paint; undefined where the browser does not say. */
  paintedMs: number | undefined;
}

/** The figures with their units: kB as received, hosts other than the page's own, seconds. */
export function pageFacts({ page, files, cookies, paintedMs }: Measured): Record<PageFact, string> {
  const host = new URL(page.name).host;
  const others = new Set(files.map(({ name }) => new URL(name).host).filter(Boolean));
  others.delete(host);
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    html: kilobytes(page.encodedBodySize),
    total: kilobytes(page.encodedBodySize + bytes),
    cookies: `${cookies.split(';').filter((each) => each.trim()).length}`,
    hosts: `${others.size}`,
    paint: paintedMs === undefined ? '–' : `${(paintedMs / 1000).toFixed(2)} s`,
  };
}

function kilobytes(bytes: number): string {
  const kB = bytes / 1000;
  return `${kB < 100 ? kB.toFixed(1) : Math.round(kB)} kB`;
}

/** Fills the figures of `facts`. */
export function measurePage(facts: HTMLElement): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page) return;
  const figures = pageFacts({
    page,
    files: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
    cookies: document.cookie,
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  });
  for (const figure of facts.querySelectorAll<HTMLElement>('[data-fact]'))
    figure.textContent = figures[figure.dataset.fact as PageFact];
}
