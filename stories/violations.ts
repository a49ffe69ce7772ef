// The accessibility violations that axe finds in a story.
import type { Page } from 'playwright/test';
import { runAxe } from '#testing/axe.ts';

/** Rules about a whole page with landmarks and an h1; they only apply to stories of whole screens. */
const RULES_OF_WHOLE_PAGES = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
];

/** Each violated rule with the first element that violates it. `wholePage` includes the rules about whole pages. */
export async function violations(page: Page, wholePage: boolean): Promise<string[]> {
  const found = await runAxe(page, {
    include: ['body'],
    // axe recognises a skip link as the first link of the page; here Storybook's own links come first.
    exclude: wholePage ? ['.skip-link'] : [],
    disabledRules: wholePage ? [] : RULES_OF_WHOLE_PAGES,
  });
  return found.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}
