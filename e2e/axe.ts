// What axe finds on a whole page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Text in an editor has an outline of its own, apart from that of the form around it. */
const WRITTEN_HEADINGS = '[contenteditable] :is(h1, h2, h3, h4, h5, h6)';

/** Each rule of WCAG 2.2 AA and of axe's best practices that the page breaks, with the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(WRITTEN_HEADINGS)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
}
