// A case study from its first draft to its public page, and the errors on the way.
import type { Page } from 'playwright/test';
import { closeAbruptly, logIn, refuseAutosaves, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

// the browser logs the error responses that these journeys cause
test.use({ expected: [/status of (40[19]|503)/] });

async function create(page: Page, more: object = {}) {
  const response = await page.request.post('/api/admin/case-studies', {
    data: {
      title: 'Fenwright',
      slug: 'fenwright',
      description: 'Clocks.',
      categories: ['SEO'],
      ...more,
    },
  });
  expect(response.status()).toBe(201);
  const { id }: { id: number } = await response.json();
  return id;
}

async function open(page: Page, id: number) {
  await page.goto(`/vs-admin/case-studies/edit/${id}`);
  await expect(page.locator('[data-island="case-study-form"][data-hydrated]')).toBeVisible();
}

async function savedToList(page: Page, button: string) {
  const left = page.waitForURL('/vs-admin/case-studies');
  await page.getByRole('button', { name: button }).click();
  await left;
}

const stat = (page: Page, number: number) =>
  page.getByRole('group', { name: `Stat ${number}`, exact: true });

test('a case study is created, edited and read by a visitor', async ({
  page,
  site,
  context,
  newPerson,
}) => {
  await logIn(page, site);
  await create(page);
  const visitor = (await newPerson()).request;
  const readByVisitor = async () => (await visitor.get('/case-studies/fenwright-clocks')).text();
  await page.goto('/vs-admin/case-studies/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Case Study');
  const save = page.getByRole('button', { name: 'Create Case Study' });

  await test.step('bad input, a failed upload and a taken slug are refused', async () => {
    await save.click();
    await expect(page.getByText('Add at least one category')).toBeVisible();
    await expect(page.getByLabel('Client Name')).toBeFocused();

    const json = { success: false, error: 'The disk is full' };
    await page.route('/api/admin/upload', (route) => route.fulfill({ json }), { times: 1 });
    const upload = page.getByRole('group', { name: 'Upload main image' }).locator('[type=file]');
    await upload.setInputFiles('public/images/about-desk.jpg');
    await expect(toasts(page).getByText('Upload failed')).toBeVisible();
    await expect(toasts(page).getByText('The disk is full')).toBeVisible();
    await expect(page.getByLabel('Main Image', { exact: true })).toHaveValue('');

    await page.getByLabel('Client Name').fill('Fenwright');
    await expect(page.getByLabel('Slug')).toHaveValue('fenwright');
    await page.getByLabel('Description').fill('A maker of clocks that wanted to be found.');
    await page.getByLabel('Categories').fill('SEO, Content');
    await save.click();
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(save).toBeEnabled();
  });

  await page.getByLabel('Slug').fill('own-words');
  await page.getByLabel('Client Name').fill('Fenwright Clocks');
  await expect(page.getByLabel('Slug')).toHaveValue('fenwright-clocks');
  for (const [number, text] of [
    ['128', 'more visits'],
    ['46', 'more clocks sold'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Stat' }).click();
    const last = page.getByRole('group', { name: /^Stat \d+$/ }).last();
    await last.getByLabel('Number', { exact: true }).fill(number);
    await last.getByLabel('Supporting Text').fill(text);
  }
  await savedToList(page, 'Create Case Study');

  expect(await readByVisitor()).toContain('more visits');
  const { caseStudies } = await (await page.request.get('/api/case-studies')).json();
  const { id } = caseStudies.find(({ slug }: { slug: string }) => slug === 'fenwright-clocks');
  // only the local copy keeps typed text
  await refuseAutosaves(context);
  await open(page, id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Case Study');
  await page.getByLabel('Client Name').fill('Fenwright');
  await expect(page.getByLabel('Slug')).toHaveValue('fenwright-clocks');
  await page.getByRole('button', { name: 'Remove Stat 1' }).click();
  await stat(page, 1).getByLabel('Number', { exact: true }).fill('47');

  const again = await context.newPage();
  await test.step('text of a closed tab is offered for restoring', async () => {
    const localCopies = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(localCopies).toContain('"47"');
    await closeAbruptly(page);
    await open(again, id);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Client Name')).toHaveValue('Fenwright');
    await expect(stat(again, 1).getByLabel('Number', { exact: true })).toHaveValue('47');
  });
  await test.step('an expired session opens a login over the form, and the save continues', async () => {
    await again.request.post('/api/admin/logout');
    await again.getByRole('button', { name: 'Update Case Study' }).click();
    const dialog = again.getByRole('dialog');
    await dialog.getByLabel('Password').fill(site.password);
    const left = again.waitForURL('/vs-admin/case-studies');
    await dialog.getByRole('button', { name: 'Log in and save' }).click();
    await left;
  });

  const study = await (await again.request.get(`/api/case-studies/${id}`)).json();
  expect(study.stats).toMatchObject([
    { number: '47', supportingText: 'more clocks sold', order: 0 },
  ]);
  expect(await readByVisitor()).toContain('more clocks sold');
  expect(await readByVisitor()).not.toContain('more visits');
});

test('a stale save shows both versions, and each of its choices ends it', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const stored = {
    ...{ title: 'Fenwright', slug: 'fenwright', description: 'Clocks.' },
    ...{ categories: ['SEO'], sector: 'Home' },
  };
  const id = await create(page, stored);
  const saveTheirs = (theirs: object) =>
    page.request.put(`/api/admin/case-studies/${id}`, { data: { ...stored, ...theirs } });
  const question = page.getByRole('dialog');
  const update = page.getByRole('button', { name: 'Update Case Study' });
  await open(page, id);
  await page.getByLabel('Description').fill('Mine.');
  await page.getByLabel('Case Study Title').fill('My title');
  await page.getByRole('button', { name: 'Add Stat' }).click();
  await stat(page, 1).getByLabel('Number', { exact: true }).fill('7');

  await test.step('a stale save shows both versions, and taking theirs keeps mine as a local copy', async () => {
    await saveTheirs({ description: 'Theirs.' });
    await update.click();
    await expect(question.getByText('Mine.')).toBeVisible();
    await expect(question.getByText('Theirs.')).toBeVisible();
    await question.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs.');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Mine.');
  });

  await test.step('each field of two versions can be chosen, and the rest of mine can be restored', async () => {
    await saveTheirs({
      ...{ description: 'Theirs.', sector: 'Garden', caseStudyTitle: 'Their title' },
    });
    await update.press('Enter');
    const choice = (field: string) =>
      question.getByRole('radiogroup', { name: field, exact: true });
    // preselected: theirs for fields that only they changed, mine for fields that were typed here
    await expect(choice('Sector').getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await expect(choice('Description').getByRole('radio', { name: 'Yours' })).toBeChecked();
    await expect(choice('Stats').getByRole('radio', { name: 'Yours' })).toBeChecked();
    await choice('Case Study Title').getByRole('radio', { name: 'Theirs' }).click();
    await question.getByRole('button', { name: 'Combine' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(update).toBeFocused();
    await expect(page.getByLabel('Description')).toHaveValue('Mine.');
    await expect(page.getByLabel('Sector')).toHaveValue('Garden');
    await expect(page.getByLabel('Case Study Title')).toHaveValue('Their title');
    await expect(stat(page, 1).getByLabel('Number', { exact: true })).toHaveValue('7');
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  await savedToList(page, 'Update Case Study');
  const study = await (await page.request.get(`/api/case-studies/${id}`)).json();
  expect(study).toMatchObject({
    description: 'Mine.',
    sector: 'Garden',
    caseStudyTitle: 'Their title',
    stats: [{ number: '7' }],
  });
});
