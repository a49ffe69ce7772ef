// Printed pages: the text, without menu, film and forms.
import type { Page } from 'playwright/test';
import { createPost, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

const NONE = { src: '', alt: '' };

test.use({ readOnly: true });

test('pages are printed without menu, film and forms, and every word in ink', async ({ page }) => {
  for (const address of [
    '/',
    '/about',
    '/services',
    '/partners',
    '/privacy-policy',
    '/insights/topic/b2b',
    '/case-studies/haldwen',
  ])
    await test.step(address, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(address);
      // an element that follows the scroll on the screen would be printed on every sheet
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.footer-address')).toBeVisible();
      const unread = 'header nav, form, video, button, .footer-headline, .call-to-action';
      await expect(page.locator(unread).filter({ visible: true })).toHaveCount(0);
      // printers leave backgrounds out; the colours may still be changing from those of the screen
      await expect.poll(() => paleWords(page)).toEqual([]);
    });
});

test('the button that pauses motion is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.motion-toggle')).toBeHidden();
});

test('the notes of figures are printed below them, and cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/', '/case-studies/brackwick'])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('.working-note-back').first()).toBeVisible();
      expect(await crowdedNotes(page)).toEqual([]);
    });
});

test('the story of a case study follows its facts on the same sheet', async ({ page }) => {
  await page.goto('/case-studies/norrowe');
  const print = await page.pdf({ format: 'A4' });
  // with the story on a sheet of its own there are ten
  expect(print.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThan(10);
});

/** The words of the page that are too pale to be read on white paper. */
function paleWords(page: Page) {
  return page.locator('main, .footer').evaluateAll((parts) => {
    const words = parts.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: Element[] = [];
      while (walker.nextNode())
        if (walker.currentNode.textContent?.trim() && walker.currentNode.parentElement)
          found.push(walker.currentNode.parentElement);
      return found;
    });
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const isPale = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return alpha < 128 || Math.min(red, green, blue) > 140;
    };
    return words
      .filter((word) => word.checkVisibility() && isPale(getComputedStyle(word).color))
      .map((word) => word.textContent);
  });
}

/** The notes that cover a figure or are wider than the paper. */
function crowdedNotes(page: Page) {
  return page.locator('.working-note-back').evaluateAll((all) => {
    const figures = [...document.querySelectorAll('.stat-numeral, .stat-figure')];
    const boxOf = (element: Element) => {
      const range = document.createRange();
      // only the digits of a figure, without the note inside it
      range.selectNodeContents(element);
      const note = element.querySelector('.working-note');
      if (note) range.setEndBefore(note);
      return range.getBoundingClientRect();
    };
    return all.flatMap((note) => {
      const box = boxOf(note);
      const own = note.closest('.stat-figure, .home-figure-numeral');
      const isOver = figures.some((figure) => {
        if (own?.contains(figure)) return false;
        const { left, right, top, bottom } = boxOf(figure);
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      });
      return isOver || box.right > innerWidth ? [note.textContent] : [];
    });
  });
}

test.describe('with a page or an article of its own', () => {
  test.use({ readOnly: false });

  test('a staff page is printed with its answers, and without films, forms and white words', async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    const theme = 'paper';
    const section = (type: string, values: object) => ({
      id: type,
      type,
      hidden: false,
      values: { title: type, theme, ...values },
    });
    const head = { title: 'Peak', second: '', setting: 'turn', intro: '' };
    const picture = { src: '/images/about-desk.jpg', alt: 'A desk' };
    const way = { label: 'Read more', href: '/about' };
    const film = { src: '/videos/showreel.mp4', poster: '' };
    const sections = [
      section('page-head', head),
      section('image-text', { html: '<p>Text</p>', image: picture, side: 'left', way }),
      section('questions', { topic: '' }),
      section('film', { film, label: 'Film', captions: '' }),
      section('form', { text: 'Write to us', form: 'enquiry' }),
    ];
    const answered = { question: 'How long?', answer: '<p>Eleven weeks.</p>', topic: '' };
    for (const data of [
      { type: 'question-list', slug: 'question-list', content: { v: 1, items: [answered] } },
      {
        type: 'page',
        slug: 'on-paper',
        content: { v: 1, meta: { title: 'Peak', description: 'Peak.', image: NONE }, sections },
      },
    ]) {
      const created = await page.request.post('/api/admin/documents', {
        data: { title: 'Peak', ...data },
      });
      expect(created.status()).toBe(201);
    }
    await page.emulateMedia({ media: 'print' });
    await page.goto('/on-paper');
    await expect(page.getByText('Eleven weeks.')).toBeVisible();
    await expect(page.locator('.questions-passage-sign')).toBeHidden();
    for (const title of ['film', 'form'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeHidden();
    await expect.poll(() => paleWords(page)).toEqual([]);
    await test.step('a title stays on the sheet of what follows it', async () => {
      for (const part of ['.passage', '.picture-passage-words'])
        await expect(page.locator(part).first()).toHaveCSS('display', 'block');
    });
  });

  test('code and wide tables of an article are printed whole', async ({ page, site }) => {
    await logIn(page, site);
    const cells = Array.from({ length: 9 }, (_, index) => `<td>Measurement ${index}</td>`).join('');
    const line = 'const measurement = await measure(everything);'.repeat(6);
    await createPost(page, {
      content: `<pre><code>${line}</code></pre><table><tbody>${`<tr>${cells}</tr>`.repeat(3)}</tbody></table>`,
    });
    // A4 without its margins
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto('/insights/live-words');
    const code = page.locator('.article-body pre');
    await expect(code).toHaveCSS('background-image', 'none');
    await expect(code).toHaveCSS('color', 'rgb(12, 11, 10)');
    const cut = await page.locator('.article-body :where(pre, pre *, td)').evaluateAll((all) =>
      all
        .filter((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect().right > innerWidth;
        })
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });
});
