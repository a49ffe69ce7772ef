// The login with a right, a wrong and a blank password.

import { toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.describe('with the wrong password', () => {
  test('a wrong password is refused with a message', async ({ page, expected }) => {
    expected.push(/at \S+\/api\/admin\/login: .* 401/);
    await page.goto('/vs-admin/login');
    await page.getByLabel('Password').fill('open sesame');
    await page.getByRole('button', { name: 'Login' }).click();

    await expect(page.getByRole('alert')).toContainText('Invalid password');
    await expect(page.getByLabel('Password')).toBeFocused();
    const notifications = toasts(page);
    await expect(notifications.getByText('Login Failed')).toBeVisible();
    await expect(notifications.getByText('Invalid password')).toBeVisible();
    await expect(page).toHaveURL('/vs-admin/login');

    await page.goto('/vs-admin/dashboard');
    await expect(page).toHaveURL('/vs-admin/login');
  });
});

test.describe('with a blank password', () => {
  test.use({ readOnly: true });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('the password field has the focus', async ({ page }) => {
        await page.goto('/vs-admin/login');
        await expect(page.getByLabel('Password')).toBeFocused();
        await page.keyboard.type('typed blind');
        await expect(page.getByLabel('Password')).toHaveValue('typed blind');
      });
    });

  test('a blank password cannot be sent', async ({ page }) => {
    await page.goto('/vs-admin/login');
    const button = page.getByRole('button', { name: 'Login' });
    await expect(button).toBeDisabled();
    await page.getByLabel('Password').fill('   ');
    await expect(button).toBeDisabled();
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Password').fill('x');
    await expect(button).toBeEnabled();
  });
});

test.describe('with spaces around the password', () => {
  test.use({ variables: { ADMIN_PASSWORD: ' open  sesame ' } });

  test('the password is compared exactly as typed', async ({ page, expected }) => {
    expected.push(/at \S+\/api\/admin\/login: .* 401/);
    await page.goto('/vs-admin/login');
    await page.getByLabel('Password').fill('open  sesame');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid password');

    await page.getByLabel('Password').fill(' open  sesame ');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
  });
});
