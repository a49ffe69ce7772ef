// Printed pages: the text, without menu, film and forms.
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

for (const address of ['/case-studies/brackwick', '/privacy-policy', '/about'])
  test(`${address} is printed without menu, film and forms`, async ({ page }) => {
    await page.goto(address);
    // what follows the reader on the screen would stand on every sheet
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.footer-address')).toBeVisible();
    const unread = 'header nav, form, video, button, .footer-headline, .call-to-action';
    await expect(page.locator(unread).filter({ visible: true })).toHaveCount(0);
  });

for (const address of ['/', '/case-studies/brackwick'])
  test(`the notes of figures on ${address} stand under them on paper, over nothing else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const notes = page.locator('.working-note-back');
    await expect(notes.first()).toBeVisible();
    const crowded = await notes.evaluateAll((all) => {
      const figures = [...document.querySelectorAll('.stat-numeral, .stat-figure')];
      const boxOf = (element: Element) => {
        const range = document.createRange();
        // of a figure its digits, without the note that follows in it
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
    expect(crowded).toEqual([]);
  });
