// Films and PDFs of the library on pages: shown, linked, counted as used, and replaced everywhere.
import { expect, test } from 'bun:test';
import { home } from '#db/content/originals/pages.ts';
import { originalOf } from '#db/content/originals.ts';
import { makePdf, readFilmFile, sendFile } from '#testing/files.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { uploadPicture } from '#testing/upload-picture.ts';

const app = await setUpTestApp();
const staff = await app.login();

async function upload(bytes: Uint8Array, called: string): Promise<{ name: string; url: string }> {
  return (await sendFile(app, staff, bytes, called)).json();
}
const webm = await readFilmFile('webm');
const mp4 = await readFilmFile('mp4');

const section = (type: string, values: object) => ({ id: type, type, hidden: false, values });
let made = 0;
const pageWith = (...sections: object[]) => ({
  type: 'page',
  title: 'A page',
  slug: `films-${++made}`,
  content: {
    v: 1,
    meta: { title: 'A page', description: 'A page.', image: { src: '', alt: '' } },
    sections: [
      section('page-head', { title: 'A page', second: '', setting: 'turn', intro: '' }),
      ...sections,
    ],
  },
});
const film = (src: string) =>
  section('film', {
    title: '',
    film: { src, poster: '' },
    label: 'The shop',
    captions: '',
    theme: 'paper',
  });
const text = (html: string) => section('text', { title: '', html, theme: 'paper' });
const create = (body: object) => app.send('POST', '/api/admin/documents', body, staff);

test('the hero names both formats of a film only when both exist', async () => {
  const filmsOf = async () =>
    /data-wide="([^"]*)" data-portrait="([^"]*)"/.exec(await app.text('/'))?.slice(1);
  expect(await filmsOf()).toEqual(['/videos/hero', '/videos/hero-portrait']);
  const original = home();
  const [hero, ...others] = original.sections;
  const values = { ...hero?.values, film: '/videos/lindqo-desk.mp4', portraitFilm: '' };
  const content = { ...original, sections: [{ ...hero, values }, ...others] };
  const made = await create({ type: 'home', title: 'Home', slug: 'home', content });
  expect(made.status).toBe(201);
  expect(await filmsOf()).toEqual(['/videos/lindqo-desk.mp4', '/videos/lindqo-desk.mp4']);
  await app.send('DELETE', `/api/admin/documents/${(await made.json()).id}`, undefined, staff);
});

test('a film on a page is in use, and replaced there at once', async () => {
  const [one, other] = [await upload(webm, 'one.webm'), await upload(mp4, 'other.mp4')];
  const page = pageWith(film(one.url));
  expect((await create(page)).status).toBe(201);
  const html = await app.text(`/${page.slug}`);
  // without a poster the first frame of the film is shown
  expect(html).toContain(`src="${one.url}#t=0.1"`);
  // its space is reserved before it loads
  expect(html).toContain('style="aspect-ratio:720 / 1280"');
  expect((await app.send('DELETE', `/api/admin/media/${one.name}`, undefined, staff)).status).toBe(
    409,
  );
  const path = `/api/admin/media/${one.name}/replace`;
  expect((await app.send('POST', path, { with: other.name }, staff)).status).toBe(200);
  expect(await app.text(`/${page.slug}`)).toContain(`src="${other.url}#t=0.1"`);
  expect((await app.send('DELETE', `/api/admin/media/${one.name}`, undefined, staff)).status).toBe(
    200,
  );
  expect((await app.request(one.url)).status).toBe(404);
});

test('a film without a poster on its page shows the library’s, and its change at once', async () => {
  const { name, url } = await upload(webm, 'still.webm');
  const still = await uploadPicture(app, staff);
  const page = pageWith(film(url));
  await create(page);
  const shown = async () => /<video[^>]*>/.exec(await app.text(`/${page.slug}`))?.[0];
  expect(await shown()).toContain('#t=0.1');
  await app.send('PATCH', `/api/admin/media/${name}`, { poster: still }, staff);
  expect(await shown()).toContain(`src="${url}" poster="${still}"`);
});

test('the showreel of the settings may have no poster', async () => {
  const settings = originalOf('settings', { isCounting: false });
  const { url } = await upload(mp4, 'reel.mp4');
  const showreel = { ...settings.showreel, src: url, poster: '' };
  const body = { type: 'settings', title: 'Settings', slug: 'settings' };
  const made = await create({ ...body, content: { ...settings, showreel } });
  expect([made.status, await made.text()]).toEqual([201, expect.any(String)]);
  const about = await app.text('/about');
  expect(about).toContain(`src="${url}#t=0.1"`);
  expect(about).toMatch(/<a class="showreel-link"[^>]*data-poster=""/);
  expect(about).toContain(`"thumbnailUrl":"http://localhost${settings.footerImage.src}"`);
});

test('a text may link an existing PDF of the library, and no missing one', async () => {
  const { name, url } = await upload(makePdf(), 'Prices.pdf');
  const link = (to: string) => text(`<p>Our <a href="${to}">prices</a>.</p>`);
  const page = pageWith(link(url));
  expect((await create(page)).status).toBe(201);
  expect(await app.text(`/${page.slug}`)).toContain(`href="${url}"`);
  const uses = await app.request(`/api/admin/media/${name}`, { headers: { cookie: staff } });
  expect((await uses.json()).uses).toHaveLength(1);

  const deleted = await upload(makePdf(), 'Old.pdf');
  await app.send('DELETE', `/api/admin/media/${deleted.name}`, undefined, staff);
  for (const gone of [deleted.url, `/uploads/${'z'.repeat(26)}.pdf`, `${url}/more`]) {
    const refused = await create(pageWith(link(gone)));
    expect([gone, refused.status]).toEqual([gone, 400]);
    expect((await refused.json()).message).toContain('There is nothing at this address');
  }
});

test('the film of the home page may come from the library; the original has two formats', async () => {
  expect(await app.text('/')).toContain('data-wide="/videos/hero"');
  const { url } = await upload(mp4, 'hero.mp4');
  const content = home();
  const [hero] = content.sections;
  Object.assign(hero?.values ?? {}, { film: url, portraitFilm: '' });
  const saved = await create({ type: 'home', title: 'Home', slug: 'home', content });
  expect([saved.status, await saved.text()]).toEqual([201, expect.any(String)]);
  const html = await app.text('/');
  expect(html).toContain(`data-wide="${url}"`);
  expect(html).toContain(`data-portrait="${url}"`);
});
