import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#db/content/company.ts';
import { footerLinks } from '#db/content/navigation.ts';
import { Footer } from './footer.tsx';

const html = renderToStaticMarkup(<Footer company={company} links={footerLinks} />);
const text = html.replace(/<[^>]*>/g, '');

test('asks for partners by the name of the company', () => {
  expect(text).toContain('Looking to partner with Verso for your commerce needs? Get in touch.');
});

test('names address, registration and VAT', () => {
  for (const line of [...company.address, company.registration, company.vat])
    expect(text).toContain(line);
});

test('leaves out careers without words or without an address', () => {
  for (const careers of [
    { label: '', href: '/about' },
    { label: 'Careers', href: '' },
  ]) {
    const shown = renderToStaticMarkup(
      <Footer company={{ ...company, careers }} links={footerLinks} />,
    );
    expect(shown).not.toContain('data-arrow="out" href="/about"');
    expect(shown).not.toContain('>Careers<');
  }
});

test('leads to contact, two networks, careers and the legal pages', () => {
  const links = [...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toContain('/contact');
  for (const { href } of [...company.social, company.careers]) expect(links).toContain(href);
  expect(links).toContain('/cookie-settings');
  expect(links).toContain('/privacy-policy');
  expect(company.social).toHaveLength(2);
});
