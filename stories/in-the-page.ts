// What has to happen in the browser before a story's picture is taken, so that it is the same each time and everywhere.
import type { Page } from 'playwright/test';

/** The families that the site brings along. */
const OWN_FONTS = ['Instrument Sans', 'Bricolage Grotesque'];

/**
 * Brings the story to rest: fonts and all images are here, also those far down, the page is at its top, toasts stay,
 * and what would be set in a font of the system is set in one of ours. Runs in the page.
 */
export async function settle(): Promise<void> {
  const ours = `:root { --font-mono: "Instrument Sans"; --font-serif: "Instrument Sans" }
    code, kbd, pre, samp { font-family: "Instrument Sans" !important }`;
  if (!document.querySelector('#ours')) {
    const style = document.createElement('style');
    style.id = 'ours';
    style.textContent = ours;
    document.head.append(style);
  }
  replaceForeignLetters();
  // Radix keeps a toast for as long as the window is not looked at.
  if (document.querySelector('.toast')) dispatchEvent(new Event('blur'));
  // The site shows every lazy image to a printer.
  dispatchEvent(new Event('beforeprint'));
  scrollTo(0, 0);
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise(requestAnimationFrame);

  /** Signs and letters that our Latin faces do not hold would come from whatever the machine has. */
  function replaceForeignLetters(): void {
    const foreign = /[^\s!-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const replaced = node.nodeValue?.replace(foreign, 'o') ?? null;
      if (replaced !== node.nodeValue) node.nodeValue = replaced;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      for (const name of ['placeholder', 'value'] as const)
        if (foreign.test(field[name] ?? '') && field.type !== 'file')
          field[name] = field[name].replace(foreign, 'o');
    }
  }
}

/** The part of the page to be pictured: the window when something lies over it, else the story, at most `shown` pixels high. Runs in the page. */
export function frameOf(shown: number) {
  const root = document.querySelector('#storybook-root');
  const over = [...document.querySelectorAll('body > *, [popover]:popover-open, .toast')].some(
    (element) =>
      element !== root &&
      !element.id.startsWith('storybook') &&
      !/^sb-/.test(element.className) &&
      element.checkVisibility() &&
      element.getBoundingClientRect().height > 1,
  );
  const height = Math.ceil(root?.getBoundingClientRect().height ?? 0);
  return {
    x: 0,
    y: 0,
    width: innerWidth,
    height: over ? innerHeight : Math.min(shown, Math.max(height, 1)),
  };
}

/** The fonts of the system that the browser took glyphs from, each with a text it was taken for. */
export async function drawnWithOtherFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '#storybook-root, #storybook-root *, body > [data-radix-popper-content-wrapper] *',
    });
    const found = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts)
        if (!isCustomFont && !OWN_FONTS.includes(familyName)) found.add(familyName);
    }
    return [...found];
  } finally {
    await devtools.detach();
  }
}
