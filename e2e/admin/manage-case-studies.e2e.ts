// The list of case studies: reorder, delete, restore.
import type { Locator } from 'playwright/test';
import { hold, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('case studies are reordered by keyboard and by dragging, and visitors see that order', async ({
  page,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  const first = async () => {
    const { caseStudies } = await (await visitor.get('/api/case-studies')).json();
    return caseStudies[0].title;
  };
  await page.goto('/vs-admin/case-studies');
  const table = page.getByRole('table', { name: 'Case studies' });
  const titles = table.getByRole('rowheader').getByRole('link');
  const [one = '', two = '', three = ''] = await titles.allTextContents();
  const grip = (title: string) =>
    page.getByRole('button', { name: new RegExp(`^Move ${title}, `) });
  await page.locator('[data-island="admin-case-studies"][data-hydrated]').waitFor();

  await test.step('a button moves one up', async () => {
    const up = page.getByRole('button', { name: `Move ${two} up` });
    await up.press('Enter');
    await expect(titles.first()).toHaveText(two);
    await expect(titles.nth(1)).toHaveText(one);
    await expect(up).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles.first()).toHaveText(one);
  });

  await test.step('Escape puts it back', async () => {
    await grip(three).press('Space');
    await grip(three).press('Home');
    await expect(titles.first()).toHaveText(three);
    await grip(three).press('Escape');
    await expect(titles.first()).toHaveText(one);
    await expect(page.getByText(`${three} moved back to position 3 of`)).toBeAttached();
  });

  await test.step('Space drops it', async () => {
    await grip(three).press('Space');
    await grip(three).press('ArrowUp');
    await grip(three).press('ArrowUp');
    await expect(page.getByText(`${three}, position 1 of`)).toBeAttached();
    await grip(three).press('Space');
    await expect(page.getByText('Menu order saved').first()).toBeVisible();
    await expect(grip(three)).toBeFocused();
    expect(await first()).toBe(three);
  });

  await test.step('and undo brings the order back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles.first()).toHaveText(one);
    await expect.poll(first).toBe(one);
  });

  const drag = async (name: string, target: string) => {
    const from = await grip(name).boundingBox();
    const to = await grip(target).boundingBox();
    if (!from || !to) throw new Error('The handles are not visible');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y - 10, { steps: 8 });
    await page.mouse.up();
    await expect(titles.first()).toHaveText(name);
    await expect.poll(first).toBe(name);
  };
  await test.step('by dragging', () => drag(two, one));

  await test.step('on a phone too', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await drag(one, two);
  });

  await test.step('not while a filter hides some of them', async () => {
    await page.getByRole('link', { name: /^Published/ }).click();
    await expect(page.getByText('To reorder, show all case studies')).toBeVisible();
    await expect(grip(one)).toHaveCount(0);
  });
});

test('two pages are reordered at the same time', async ({ page }) => {
  const listed = async () => {
    const { caseStudies } = await (await page.request.get('/api/case-studies')).json();
    return caseStudies.map(({ id }: { id: number }) => id) as number[];
  };
  for (let more = (await listed()).length; more < 24; more++)
    await page.request.post('/api/admin/case-studies', {
      data: {
        title: `More ${more}`,
        slug: `more-${more}`,
        description: 'One',
        categories: ['B2B'],
      },
    });
  const before = await listed();
  const letGo = await hold(page, '**/api/admin/case-studies/order');
  await page.goto('/vs-admin/case-studies');
  await page.locator('[data-island="admin-case-studies"][data-hydrated]').waitFor();
  const down = (place: number) => page.locator(`#move-down-${before[place]}`);
  await down(0).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await down(20).click();
  letGo();
  await expect
    .poll(listed)
    .toEqual([
      before[1],
      before[0],
      ...before.slice(2, 20),
      before[21],
      before[20],
      ...before.slice(22),
    ] as number[]);
});

test('a list of case studies has room for titles, and loses the deleted ones', async ({
  page,
  expected,
}) => {
  expected.push(/status of 404/);
  const title = 'A client whose name is as long as a name of a company may reasonably be';
  const response = await page.request.post('/api/admin/case-studies', {
    data: { title, slug: 'long-name', description: 'Words.', categories: ['UX'] },
  });
  expect(response.status()).toBe(201);
  await page.goto('/vs-admin/case-studies');
  await page.locator('[data-island="admin-case-studies"][data-hydrated]').waitFor();
  await test.step('titles have room beside the menu order on tablets and small windows', async () => {
    const link = page.getByRole('link', { name: title, exact: true });
    // the narrowest window of each layout
    for (const width of [1280, 1152, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const rows of ['Comfortable rows', 'Compact rows']) {
        await page.getByRole('button', { name: rows }).click();
        await expect
          .poll(async () => (await link.boundingBox())?.width ?? 0, {
            message: `${rows} at ${width} px`,
          })
          .toBeGreaterThanOrEqual(200);
        await expect(page.getByRole('button', { name: /^Move .*, position 1 of/ })).toBeVisible();
      }
    }
    // the fields above show all of their text
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    expect(await widthOf(page.getByRole('searchbox'))).toBeGreaterThan(175);
    expect(await widthOf(page.getByRole('combobox', { name: 'Category' }))).toBeGreaterThan(147);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('a case study that somebody else deleted leaves the list when a move fails', async () => {
    const titles = page.getByRole('table').getByRole('rowheader').getByRole('link');
    const [one = '', two = '', three = ''] = await titles.allTextContents();
    const id = (await titles.first().getAttribute('href'))?.match(/\d+$/)?.[0];
    await page.request.delete(`/api/admin/case-studies/${id}`);
    const up = page.getByRole('button', { name: `Move ${three} up` });
    await up.click();
    await expect(toasts(page).getByText(`Case study ${id} not found`)).toBeVisible();
    await expect(titles.first()).toHaveText(two);
    await expect(page.getByRole('link', { name: one, exact: true })).toHaveCount(0);
    await up.click();
    await expect(toasts(page).getByText('Menu order saved')).toBeVisible();
    await expect(titles.first()).toHaveText(three);
    await page.request.post(`/api/admin/trash/case-studies/${id}/restore`);
  });
  await test.step('a case study is deleted after a confirmation and restored', async () => {
    const row = page.getByRole('row', { name: 'Velmoor' });
    await row.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure you want to delete "Velmoor"? This action cannot be undone.',
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Case study deleted successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.goto('/vs-admin/trash');
    await test.step('the buttons of a row are beside each other', async () => {
      for (const width of [1280, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const buttons = page.getByRole('row', { name: 'Velmoor' }).getByRole('button');
        const boxes = await buttons.evaluateAll((all) =>
          all.map((button) => button.getBoundingClientRect()).map(({ y, height }) => [y, height]),
        );
        expect(boxes).toHaveLength(2);
        expect(boxes[0]).toEqual(boxes[1]);
        // their labels are on one line
        expect(boxes[0]?.[1]).toBeLessThan(48);
      }
    });
    await page.getByRole('button', { name: 'Restore Velmoor' }).click();
    await expect(page.getByText('No deleted items.')).toBeVisible();
    expect((await page.request.get('/case-studies/velmoor')).status()).toBe(200);
  });
});
