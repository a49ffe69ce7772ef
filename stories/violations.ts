// What axe finds in a story. Its script is brought into the page once and not for every story, which is three times as fast.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** A story is a piece: the page around it, with its landmarks and its h1, is for the stories of whole screens. */
const RULES_OF_WHOLE_PAGES = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
];

/** The part of axe's script that is used here. */
interface Axe {
  run: (
    context: { include: string[]; exclude: string[] },
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

interface Scope {
  disabled: string[];
  exclude: string[];
}

/** Each rule that is broken, with the first element that breaks it. `wholePage`: the rules of whole pages hold too. */
export async function violations(page: Page, wholePage: boolean): Promise<string[]> {
  // Nothing here is in a frame, and without frames axe need not open a second page.
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).setLegacyMode().analyze();
  return page.evaluate(run, {
    disabled: wholePage ? [] : RULES_OF_WHOLE_PAGES,
    // axe knows a skip link by its being the first link of the page; here Storybook's own come first.
    exclude: wholePage ? ['.skip-link'] : [],
  });
}

/** Runs in the page. */
async function run({ disabled, exclude }: Scope): Promise<string[]> {
  const axe: Axe = Reflect.get(window, 'axe');
  const found = await axe.run(
    { include: ['body'], exclude },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    },
  );
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}
