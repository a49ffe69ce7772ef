// Text of twice the size (WCAG 2.2, 1.4.4).
import type { ElementHandle, Page } from 'playwright/test';
import { rendered } from './rendered.ts';

/** Sets the text of the page twice as large by the returned element, and waits until it has taken the new size. */
export async function enlargeText(page: Page): Promise<ElementHandle> {
  const style = await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await rendered(page);
  return style;
}
