// The enquiry and newsletter forms: with script and without, with errors, sent twice, and while the server is down.
import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { storedEnquiries } from '../stored-enquiries.ts';

const enquiryOf = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

async function fillIn(page: Page, email = 'ada@example.com') {
  const form = enquiryOf(page);
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Enterprise').check();
  await form.getByLabel('Message').fill('A shop for engines');
}

const send = (page: Page) => enquiryOf(page).getByRole('button', { name: 'Send enquiry' }).click();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is corrected, sent and confirmed', async ({ page, site, expected }) => {
    expected.push(/at \S+\/api\/enquiries: .* 400/);
    await page.goto('/contact');
    await fillIn(page, 'ada@example');
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nearly there.');
    const form = enquiryOf(page);
    await expect(form.getByText('Please enter a valid email address, such as')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('A shop for engines');
    await expect(form.getByLabel('Enterprise')).toBeChecked();
    await form.getByLabel('Email').fill('ada@example.com');
    await send(page);
    await expect(page).toHaveURL('/enquiry/thank-you');
    const [stored, ...more] = await storedEnquiries(site);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ email: 'ada@example.com', interest: 'Enterprise' });
  });

  test('an empty enquiry is returned with the focus in its first field', async ({
    page,
    expected,
  }) => {
    expected.push(/at \S+\/api\/enquiries: .* 400/);
    await page.goto('/contact');
    await send(page);
    const name = enquiryOf(page).getByLabel('Name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name');
    await expect(enquiryOf(page).getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
  });

  test('a newsletter sign-up is confirmed on the same page', async ({ page, site }) => {
    await page.goto('/insights?page=2');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email').fill('reader@example.com');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/insights?page=2#newsletter-sent');
    await expect(page.getByText('You’re on the list.')).toBeVisible();
    await expect(form).toBeHidden();
    expect(await storedEnquiries(site)).toHaveLength(1);
  });
});

test('errors are shown beside their fields, and the other values are kept', async ({
  page,
  expected,
}) => {
  expected.push(/at \S+\/api\/enquiries: .* 400/);
  await page.goto('/contact');
  await fillIn(page, 'ada@example');
  await send(page);
  const email = enquiryOf(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
  await expect(page).toHaveURL('/contact');
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await send(page);
  await expect(page).toHaveURL('/enquiry/thank-you');
});

test('empty forms show errors beside their fields', async ({ page, expected }) => {
  expected.push(/at \S+\/api\/enquiries: .* 400/);
  await page.goto('/contact');
  await send(page);
  const name = enquiryOf(page).getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name');
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await newsletter.getByRole('button', { name: 'Sign up' }).click();
  await expect(newsletter.getByLabel('Email')).toBeFocused();
  await expect(newsletter.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter your email address',
  );
});

test('a double click sends one enquiry, and Back shows an empty form', async ({ page, site }) => {
  await page.goto('/contact');
  await fillIn(page);
  await enquiryOf(page).getByRole('button', { name: 'Send enquiry' }).dblclick();
  await expect(page).toHaveURL('/enquiry/thank-you');
  expect(await storedEnquiries(site)).toHaveLength(1);
  await page.goBack();
  await expect(enquiryOf(page).getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  await expect(enquiryOf(page).getByLabel('Message')).toHaveValue('');
});

test('a lost response does not create a second enquiry', async ({ page, site, expected }) => {
  expected.push(
    /at \S+\/api\/enquiries: .*(net::|Failed)/,
    /\/p(ictures)?\/\S+: .*ERR_CONNECTION_REFUSED/,
  );
  let lost = 0;
  await page.route('**/api/enquiries', async (route) => {
    await route.fetch();
    if (lost++ === 0) return route.abort('connectionreset');
    return route.continue();
  });
  await page.goto('/contact');
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL('/enquiry/thank-you');
  expect(await storedEnquiries(site)).toHaveLength(1);
});

test('errors after a lost connection replace the message about it', async ({ page, expected }) => {
  expected.push(/ERR_FAILED|status of 400/);
  await page.goto('/contact');
  await page.route('/api/enquiries', (route) => route.abort(), { times: 1 });
  await fillIn(page, 'ada@example');
  await send(page);
  const shaky = enquiryOf(page).getByText('The connection is shaky. Trying again...');
  await expect(shaky).toBeVisible();
  await expect(enquiryOf(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(shaky).toBeHidden();
});

test('the form keeps its values while the server is down', async ({ page, site, expected }) => {
  expected.push(
    /at \S+\/api\/enquiries: .*(net::|Failed)/,
    /\/p(ictures)?\/\S+: .*ERR_CONNECTION_REFUSED/,
  );
  await page.goto('/contact');
  await fillIn(page);
  await site.stop();
  await send(page);
  await expect(page.getByText('The connection is shaky. Trying again...')).toBeVisible();
  await expect(page.getByText('We can’t reach our server right now.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(enquiryOf(page).getByLabel('Message')).toHaveValue('A shop for engines');
  await site.restart();
  await send(page);
  await expect(page).toHaveURL('/enquiry/thank-you');
  expect(await storedEnquiries(site)).toHaveLength(1);
});

test('the newsletter form confirms in place', async ({ page, site }) => {
  await page.goto('/insights');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You’re on the list.')).toBeVisible();
  await expect(page).toHaveURL('/insights');
  expect((await storedEnquiries(site))[0]).toMatchObject({ kind: 'newsletter', page: '/insights' });
});
