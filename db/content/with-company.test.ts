import { expect, test } from 'bun:test';
import { company } from './company.ts';
import { originalOf } from './originals.ts';
import { withCompany } from './with-company.ts';

const facts = {
  name: 'Recto & <Sons>',
  legalName: 'Recto Trading Ltd',
  email: 'ask@recto.example',
  phone: { label: '+44 20 7946 0000', href: 'tel:+442079460000' },
};

test('no original page names the company of the code, and names in HTML are escaped', () => {
  for (const type of ['home', 'about', 'privacy-policy', 'cookie-settings', 'contact'] as const) {
    const text = JSON.stringify(withCompany(originalOf(type, { isCounting: true }), facts));
    for (const word of [company.name, company.legalName, company.email, company.phone.label])
      expect(text).not.toContain(word);
  }
  const privacy = withCompany(originalOf('privacy-policy', { isCounting: true }), facts);
  const text = JSON.stringify(privacy.sections);
  expect(text).toContain('Recto &amp; &lt;Sons&gt;');
  expect(text).toContain('Recto Trading Ltd');
  expect(text).toContain('tel:+442079460000');
});

test('the company of the code changes nothing', () => {
  const about = originalOf('about', { isCounting: false });
  expect(withCompany(about, company)).toEqual(about);
});
