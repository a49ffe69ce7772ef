// Takes the picture of a story.
import { settle } from '../settle.ts';
import type { StorybookPage } from '../storybook-page.ts';

/** A picture of the whole story as PNG; with something lying over the page, of the window. */
export async function shoot({ page, show }: StorybookPage, id: string): Promise<Buffer> {
  await show(id);
  await page.evaluate(settle);
  await page.evaluate(decodeImages);
  return page.screenshot({
    fullPage: true,
    clip: await page.evaluate(frameOf),
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // The browser draws the controls of a film while it loads.
    mask: [page.locator('video[controls]')],
    maskColor: '#b9b1a5',
  });
}

/** Decodes all images, which would otherwise be missing from a picture that is taken before. Runs in the page. */
async function decodeImages() {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

/** The part of the page that its picture shows. Runs in the page. */
function frameOf() {
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
  return { x: 0, y: 0, width: innerWidth, height: over ? innerHeight : Math.max(height, 1) };
}
