// What axe finds on a whole page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Text in an editor has an outline of its own, apart from that of the form around it. */
const WRITTEN_HEADINGS = '[contenteditable] :is(h1, h2, h3, h4, h5, h6)';

type AxeResults = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;

/** The part of axe's script that is used here. */
interface Axe {
  run: (context: object, options: object) => Promise<AxeResults>;
}

const OPTIONS = { resultTypes: ['violations' as const] };

/** Each rule of WCAG 2.2 AA and of axe's best practices that the page breaks, with the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await runAxe(page);
  return violations
    .map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))
    .map(({ id, html }) => ({ id, html: html.filter((each) => !isReachedByCaret(id, each)) }))
    .filter(({ html }) => html.length > 0)
    .map(({ id, html }) => `${id}: ${html}`);
}

/** Brings the script of axe into the page the first time only: reading half a megabyte takes as long as using it. */
async function runAxe(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window)))
    return new AxeBuilder({ page })
      .setLegacyMode()
      .options(OPTIONS)
      .exclude(WRITTEN_HEADINGS)
      .analyze();
  return page.evaluate(
    async ([exclude, options]) => {
      const axe: Axe = Reflect.get(window, 'axe');
      const { violations } = await axe.run({ include: [], exclude: [exclude] }, options);
      return { violations };
    },
    [WRITTEN_HEADINGS, OPTIONS] as const,
  );
}

/** A wide table in an editor scrolls with the caret; a tab stop of its own would take the focus from the text. */
function isReachedByCaret(rule: string, html: string): boolean {
  return rule === 'scrollable-region-focusable' && html.includes('class="tableWrapper"');
}
