// What axe finds in a story.
import type { Page } from 'playwright/test';
import { runAxe } from '#testing/axe.ts';

/** A story is a piece: the page around it, with its landmarks and its h1, is for the stories of whole screens. */
const RULES_OF_WHOLE_PAGES = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
];

/** Each rule that is broken, with the first element that breaks it. `wholePage`: the rules of whole pages hold too. */
export async function violations(page: Page, wholePage: boolean): Promise<string[]> {
  const found = await runAxe(page, {
    include: ['body'],
    // axe knows a skip link by its being the first link of the page; here Storybook's own come first.
    exclude: wholePage ? ['.skip-link'] : [],
    disabledRules: wholePage ? [] : RULES_OF_WHOLE_PAGES,
  });
  return found.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}
