import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { openTestApp } from '#testing/test-app.ts';
import { readMailSite } from './mail-site.ts';

test('mails use the current settings and confirmations', async () => {
  await using app = await openTestApp();
  const staff = await app.login();
  const save = (type: 'settings' | 'enquiry-thank-you', content: object) =>
    app.send('POST', '/api/admin/documents', { type, title: type, slug: type, content }, staff);
  const before = await readMailSite(app.deps.db);
  expect([before.name, before.thanks.call.urgent]).toEqual([
    'Verso',
    'Has something come up? Ring us on',
  ]);
  const facts = { isCounting: false };
  await save('settings', { ...originalOf('settings', facts), name: 'Recto' });
  const page = structuredClone(originalOf('enquiry-thank-you', facts));
  for (const { values } of page.sections) values.text = 'We will write tomorrow.';
  await save('enquiry-thank-you', page);
  const { name, thanks } = await readMailSite(app.deps.db);
  expect([name, thanks.enquiry.text]).toEqual(['Recto', 'We will write tomorrow.']);
});
