// Checks a whole page with axe.
import type { Page } from 'playwright/test';
import { runAxe } from '#testing/axe.ts';
import { expect } from './journey.ts';

/** The headings of a text in an editor have an outline separate from that of the form. */
const WRITTEN_HEADINGS = '[contenteditable] :is(h1, h2, h3, h4, h5, h6)';

/** Fails when axe finds a violation in the current state of the page. */
export async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

/** Fails when axe finds text that cannot be read on its ground. The other rules do not depend on colours. */
export async function expectReadable(page: Page) {
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await axeViolations(page, rules)).toEqual([]);
}

/** Each rule that the page breaks, with the elements that break it. */
export async function axeViolations(page: Page, onlyRules?: string[]): Promise<string[]> {
  const violations = await runAxe(page, { exclude: [WRITTEN_HEADINGS], onlyRules });
  return violations
    .map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))
    .map(({ id, html }) => ({ id, html: html.filter((each) => !isReachedByCaret(id, each)) }))
    .filter(({ html }) => html.length > 0)
    .map(({ id, html }) => `${id}: ${html}`);
}

/** A wide table in an editor scrolls with the caret; a tab stop of its own would take the focus from the text. */
function isReachedByCaret(rule: string, html: string): boolean {
  return rule === 'scrollable-region-focusable' && html.includes('class="tableWrapper"');
}
