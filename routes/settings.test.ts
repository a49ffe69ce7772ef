// The settings that staff edit, as they appear on public pages: names, menus, colour and announcement.
import { beforeEach, expect, setSystemTime, test } from 'bun:test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { type ContentOf, DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

let stored: number[] = [];
beforeEach(async () => {
  for (const id of stored) await app.send('DELETE', `/api/admin/documents/${id}`, undefined, staff);
  stored = [];
});

async function save<Type extends OriginalType>(type: Type, more: Partial<ContentOf<Type>>) {
  const content = { ...originalOf(type, { isCounting: false }), ...more };
  const body = { type, title: type, slug: type, content };
  const response = await app.send('POST', '/api/admin/documents', body, staff);
  const answer = (await response.json()) as { id: number; errors?: { message: string }[] };
  if (response.status === 201) stored.push(answer.id);
  return { status: response.status, ...answer };
}

test('a new name is in titles, header, footer, feeds, manifest and structured data', async () => {
  await app.text('/about');
  await save('settings', {
    name: 'Recto',
    email: 'ask@recto.example',
    vat: '',
    careers: { label: '', href: '' },
  });
  const about = await app.text('/about');
  expect(about).toContain('<title>About | Recto</title>');
  expect(about).toContain('aria-label="Recto home"');
  expect(about).toContain('mailto:ask@recto.example');
  expect(about).toContain('"name":"Recto"');
  expect(about).not.toContain('VAT No.');
  expect(about).not.toContain('Careers');
  expect(await app.text('/insights/feed.xml')).toContain('<title>Recto Insights</title>');
  expect(await app.text('/manifest.webmanifest')).toContain('"name":"Recto"');
  expect(await app.text('/llms.txt')).toStartWith('# Recto');
});

test('/llms.txt lists the pages of the site in the menus once, without links to other sites', async () => {
  const { header } = originalOf('navigation', { isCounting: false });
  const [first, ...others] = header;
  const shop = { label: 'Shop', href: 'https://shop.example', entries: [] };
  const call = { label: 'Call', href: 'tel:+441514960120', entries: [] };
  const write = { label: 'Write', href: '/contact', entries: [] };
  const work = { ...shop, href: '/results', entries: first ? [first] : [] };
  await save('navigation', { header: [...others, work, shop, call, write] });
  const lines = (await app.text('/llms.txt')).split('\n');
  const addresses = lines.flatMap((line) => /^- \[.*\]\(([^)]*)\)/.exec(line)?.[1] ?? []);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses.filter((address) => !/^http:\/\/localhost\/[^:]*$/.test(address))).toEqual([]);
  expect(addresses).toContain(`http://localhost${first?.href}`);
});

const renamed = {
  ...{ name: 'Lumen & Co', platform: 'Magento', description: 'We build shops.' },
  ...{ email: 'ask@lumen.example', phone: { label: '020 7946 0000', href: 'tel:+442079460000' } },
  ...{ legalName: 'Lumen Ltd', address: ['Lumen Ltd', '1 Quay'], social: [] },
  ...{ careers: { label: '', href: '' } },
  showreel: { ...originalOf('settings', { isCounting: false }).showreel, label: 'Showreel' },
};

test('unedited pages use the names of company and platform in the settings', async () => {
  const paths = [
    ...new Set(Object.values(DOCUMENT_TYPES).map(({ previewAt }) => previewAt)),
    ...['/insights/feed.xml', '/insights/feed.json', '/llms.txt', '/manifest.webmanifest'],
    ...['/search?q=platform', '/.well-known/security.txt'],
  ];
  const before = await Promise.all(paths.map((path) => app.text(path)));
  await save('settings', renamed);
  const pages: Record<string, string> = {};
  for (const path of paths) {
    pages[path] = await app.text(path);
    // as one of the partners, the platform keeps its name
    const own = pages[path].replaceAll(/(Shopify)(?=<\/(li|h3|span)>)|"name":"Shopify"/g, '');
    expect([path, own.match(/(Verso|Shopify|verso\.example).{0,40}/)?.[0]]).toEqual([
      path,
      undefined,
    ]);
  }
  expect(pages['/']).toContain(
    '<title>Magento Agency &amp; Full-service D2C &amp; B2B eCommerce | Lumen &amp; Co</title>',
  );
  expect(pages['/privacy-policy']).toContain('<p>Lumen Ltd (‘Lumen &amp; Co’, ‘we’)');
  expect(pages['/privacy-policy']).toContain('Officer<br>Lumen Ltd<br>1 Quay<br><a');
  await app.send('DELETE', `/api/admin/documents/${stored.pop()}`, undefined, staff);
  expect(await Promise.all(paths.map((path) => app.text(path)))).toEqual(before);
});

test('forms, previews and renames use the company in the settings, a stored page keeps its own', async () => {
  await save('contact', {});
  const opened = async (type: string) =>
    (await app.send('GET', `/api/admin/documents/opened?type=${type}`, undefined, staff)).text();
  const fields = { content: { ...originalOf('settings', { isCounting: false }), ...renamed } };
  const preview = { kind: 'documents', type: 'settings', fields };
  const made = await app.send('POST', '/api/admin/preview', preview, staff);
  const { url } = (await made.json()) as { url: string };
  expect(await app.text(url, { headers: { cookie: staff } })).toContain('<title>Magento Agency');
  await save('settings', renamed);
  expect(await opened('about')).toContain('Lumen & Co began in 2005');
  expect(await app.text('/contact')).toContain('Write to Verso or book a call');
  const study = {
    ...{ title: 'One', slug: 'one', description: 'D', categories: ['B2B'], sector: 'Tools' },
    ...{ mainImage: '/images/norrowe-main.jpg', gridImage: '/images/norrowe-grid.jpg' },
  };
  await app.send('POST', '/api/admin/case-studies', study, staff);
  const rename = { of: 'case-study-category', from: 'B2B', to: 'Trade' };
  expect((await app.send('POST', '/api/admin/names/rename', rename, staff)).status).toBe(200);
  const divisions = JSON.parse(await opened('division-list')) as { document: { content: object } };
  expect(JSON.stringify(divisions.document.content)).toContain('Magento Premier Partner');
});

test('without a logo, header, menu and footer show the name as text', async () => {
  await save('brand', { logo: { viewBox: '', path: '' } });
  const html = await app.text('/contact');
  expect(html.match(/class="logo-name"/g)).toHaveLength(3);
  expect(html).not.toContain('#wordmark');
});

test('a menu entry can have a submenu, which opens without script', async () => {
  const { header } = originalOf('navigation', { isCounting: false });
  const [first] = header;
  if (!first) throw new Error('the menu is empty');
  const entries = [{ label: 'Commerce', href: '/divisions#commerce' }];
  await save('navigation', { header: [{ ...first, entries }] });
  const html = await app.text('/contact');
  expect(html).toContain('popoverTarget="header-menu-1"');
  expect(html).toContain('id="header-menu-1" popover="auto"');
  expect(html.match(/href="\/divisions#commerce"/g)).toHaveLength(2);
  expect(html).not.toContain('href="/services"');
});

test('an accent colour sets every shade of it on public pages', async () => {
  expect(await app.text('/contact')).toContain('<style>@view-transition{navigation:auto}</style>');
  await save('brand', { accent: '#00a0a0' });
  expect(await app.text('/contact')).toMatch(
    /<style>@view-transition\{navigation:auto\}:root\{--orange:#00a0a0;--orange-shade:#[0-9a-f]{6};/,
  );
});

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const notice = { text: 'We are hiring.', way: { label: 'See', href: '/about' } };

test('an announcement is shown above the header from its start to its end', async () => {
  await save('announcement', { ...notice, start: soon(-60_000), end: soon(60_000) });
  expect(await app.text('/contact')).toMatch(/We are hiring\..*<header/s);
});

test.each([
  ['before its start', soon(60_000), ''],
  ['after its end', '', soon(-60_000)],
])('%s no announcement is shown', async (_, start, end) => {
  await save('announcement', { ...notice, start, end });
  expect(await app.text('/contact')).not.toContain('We are hiring.');
});

test('a cached page shows no announcement after its end', async () => {
  await save('announcement', { ...notice, start: '', end: soon(10_000) });
  expect(await app.text('/services')).toContain('We are hiring.');
  setSystemTime(Date.now() + 10_001);
  try {
    expect(await app.text('/services')).not.toContain('We are hiring.');
  } finally {
    setSystemTime();
  }
});
