// The enquiry and newsletter forms: with script and without, with errors, sent twice, and over a bad connection.
import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { storedEnquiries } from '../stored-enquiries.ts';

const enquiryOf = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const newsletterOf = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

async function fillIn(page: Page, email = 'ada@example.com') {
  const form = enquiryOf(page);
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Enterprise').check();
  await form.getByLabel('Message').fill('A shop for engines');
}

const sendButton = (page: Page) => enquiryOf(page).getByRole('button', { name: 'Send enquiry' });
const send = (page: Page) => sendButton(page).click();

const signUp = (page: Page) => newsletterOf(page).getByRole('button', { name: 'Sign up' }).click();

const REJECTED = /at \S+\/api\/enquiries: .* 400/;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are sent and confirmed', async ({ page, site, expected }) => {
    expected.push(REJECTED);
    await page.goto('/contact');
    await test.step('an empty enquiry is returned with the focus in its first field', async () => {
      await send(page);
      const name = enquiryOf(page).getByLabel('Name');
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription('Please enter your name');
      await expect(enquiryOf(page).getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('an enquiry is corrected, sent and confirmed', async () => {
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
    await test.step('a newsletter sign-up is confirmed on the same page', async () => {
      await page.goto('/insights?page=2');
      await newsletterOf(page).getByLabel('Email').fill('reader@example.com');
      await signUp(page);
      await expect(page).toHaveURL('/insights?page=2#newsletter-sent');
      await expect(page.getByText('You’re on the list.')).toBeVisible();
      await expect(newsletterOf(page)).toBeHidden();
      expect(await storedEnquiries(site)).toHaveLength(2);
    });
  });
});

test('both forms are corrected in place and sent once', async ({ page, site, expected }) => {
  expected.push(REJECTED);
  await page.goto('/contact');
  await test.step('empty forms show errors beside their fields', async () => {
    await send(page);
    const name = enquiryOf(page).getByLabel('Name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name');
    await signUp(page);
    const email = newsletterOf(page).getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
  });
  await test.step('the newsletter form confirms in place', async () => {
    await newsletterOf(page).getByLabel('Email').fill('reader@example.com');
    await signUp(page);
    await expect(page.getByText('You’re on the list.')).toBeVisible();
    await expect(page).toHaveURL('/contact');
    const [stored] = await storedEnquiries(site);
    expect(stored).toMatchObject({ kind: 'newsletter', page: '/contact' });
  });
  await test.step('errors are shown beside their fields, and the other values are kept', async () => {
    await fillIn(page, 'ada@example');
    await send(page);
    const email = enquiryOf(page).getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(page).toHaveURL('/contact');
    await expect(enquiryOf(page).getByLabel('Message')).toHaveValue('A shop for engines');
    await email.fill('ada@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
  await test.step('a double click sends one enquiry, and Back shows an empty form', async () => {
    await sendButton(page).dblclick();
    await expect(page).toHaveURL('/enquiry/thank-you');
    expect(await storedEnquiries(site)).toHaveLength(2);
    await page.goBack();
    await expect(sendButton(page)).toBeEnabled();
    await expect(enquiryOf(page).getByLabel('Message')).toHaveValue('');
  });
});

test('an enquiry over a bad connection is kept and stored once', async ({
  page,
  site,
  expected,
}) => {
  expected.push(
    REJECTED,
    /at \S+\/api\/enquiries: .*(net::|Failed)/,
    /\/p(ictures)?\/\S+: .*ERR_CONNECTION_REFUSED/,
  );
  await page.clock.install();
  await page.goto('/contact');
  const shaky = enquiryOf(page).getByText('The connection is shaky. Trying again...');
  await test.step('errors after a lost connection replace the message about it', async () => {
    await page.route('/api/enquiries', (route) => route.abort(), { times: 1 });
    await fillIn(page, 'ada@example');
    await send(page);
    await expect(shaky).toBeVisible();
    await page.clock.runFor(1000);
    await expect(enquiryOf(page).getByText('Please enter a valid email address')).toBeVisible();
    await expect(shaky).toBeHidden();
  });
  await test.step('the form keeps its values while the server is down', async () => {
    await enquiryOf(page).getByLabel('Email').fill('ada@example.com');
    await site.stop();
    await send(page);
    await expect(shaky).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(6000);
      await expect(page.getByText('We can’t reach our server right now.')).toBeVisible({
        timeout: 100,
      });
    }).toPass();
    await expect(enquiryOf(page).getByLabel('Message')).toHaveValue('A shop for engines');
    await site.start();
  });
  await test.step('a lost response does not create a second enquiry', async () => {
    let lost = 0;
    await page.route('**/api/enquiries', async (route) => {
      await route.fetch();
      if (lost++ === 0) return route.abort('connectionreset');
      return route.continue();
    });
    await send(page);
    await expect(shaky).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/enquiry/thank-you');
    expect(lost).toBeGreaterThan(1);
    expect(await storedEnquiries(site)).toHaveLength(1);
  });
});
