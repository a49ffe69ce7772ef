// Runs axe in a page. Its script is injected once per page: the package for Playwright takes three times as long.
import { readFileSync } from 'node:fs';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright/test';

const SCRIPT = readFileSync(Bun.resolveSync('axe-core/axe.min.js', import.meta.dir), 'utf8');

/** The part of axe's interface that is used here. */
interface Axe {
  run: (context: object, options: object) => Promise<AxeResults>;
}

interface Scope {
  include?: string[];
  exclude?: string[];
  /** Names of rules that do not apply to this page. */
  disabledRules?: string[];
  /** Names of the only rules to check. */
  onlyRules?: string[];
}

/**
 * Each rule of WCAG 2.2 AA and of axe's best practices that the page violates, with the elements concerned. Frames are not
 * checked, because previews run no scripts.
 */
export async function runAxe(
  page: Page,
  { include = [], exclude = [], disabledRules = [], onlyRules }: Scope = {},
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SCRIPT};undefined`);
  const options = {
    iframes: false,
    resultTypes: ['violations'],
    ...(onlyRules && { runOnly: onlyRules }),
    // elements are reported by their HTML; finding their selectors takes a sixth of the time
    selectors: false,
    rules: {
      // the only rule of WCAG 2.2 that axe has, which is off by default
      'target-size': { enabled: true },
      ...Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    },
  };
  const violations = await page.evaluate(
    async ([context, options]) => {
      const axe: Axe = Reflect.get(window, 'axe');
      return (await axe.run(context, options)).violations;
    },
    [{ include, exclude }, options] as const,
  );
  return violations
    .map((each) => ({ ...each, nodes: each.nodes.filter((node) => !isOnlyCovered(node)) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** A target is large enough, but a bar over the scrolled page or content that is cut off lies above a part of it. */
function isOnlyCovered({ any }: NodeResult): boolean {
  return any.some(
    ({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured',
  );
}
