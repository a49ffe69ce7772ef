// The login with a wrong and a blank password.
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
    const closed = await page.request.get('/vs-admin/dashboard', { maxRedirects: 0 });
    expect(closed.headers().location).toBe('/vs-admin/login');
  });
});

test.describe('with a blank password', () => {
  test.use({ readOnly: true });

  test('the password field has the focus, and a blank password cannot be sent', async ({
    page,
  }) => {
    await page.goto('/vs-admin/login');
    const field = page.getByLabel('Password');
    await expect(field).toBeFocused();
    await page.keyboard.type('typed blind');
    await expect(field).toHaveValue('typed blind');
    const button = page.getByRole('button', { name: 'Login' });
    await expect(button).toBeEnabled();
    await field.fill('   ');
    await expect(button).toBeDisabled();
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
