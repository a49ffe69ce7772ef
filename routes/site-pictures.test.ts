// The library lists the pages that show each picture of the site.
import { expect, test } from 'bun:test';
import { company } from '#db/content/company.ts';
import { sitePictureTexts } from '#db/content/site-pictures.ts';
import { updateSitePictures } from '#db/queries/media/site-pictures.ts';
import { listSiteFilms } from '#server/media/site-films.ts';
import type { PictureCatalogue } from '#server/pictures/picture-catalogue.ts';
import { listSitePictures } from '#server/pictures/site-pictures.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const EVERY_PAGE = 'Every page';
const ON_PAGE = /(?<=["'/\d])\/images\/[\w./-]+?\.(?:jpg|png|svg|webp)(?=["'\s.&)])/g;
const PAGES = ['/', '/divisions', '/services', '/results', '/partners', '/about', '/contact'];
const BARE_PAGES = ['/insights', '/case-studies', '/privacy-policy', '/cookie-settings'];

/** All photographs in public/, without decoding them. */
async function catalogue(): Promise<PictureCatalogue> {
  const names = new Bun.Glob('images/**/*.jpg').scan({ cwd: `${import.meta.dir}/../public` });
  const facts = { id: 'abcde', width: 1600, height: 1000, version: 'v' };
  return new Map((await Array.fromAsync(names)).map((name) => [`/${name}`, facts]));
}

async function picturesOn(path: string): Promise<string[]> {
  const html = await app.text(path);
  const body = html.slice(html.indexOf('<body'));
  return [...new Set([...body.matchAll(ON_PAGE)].map(([address]) => address))].sort();
}

for (const path of [...PAGES, ...BARE_PAGES])
  test(`the library knows the pictures of ${path}`, async () => {
    const texts = [...sitePictureTexts()];
    const known = texts.filter(([, { pages }]) =>
      pages.some((page) => page.title === EVERY_PAGE || page.path === path),
    );
    expect(await picturesOn(path)).toEqual(known.map(([address]) => address).sort());
  });

test('every picture in public/ is in the library with its texts, and can be opened and described', async () => {
  const pictures = await listSitePictures(await catalogue());
  expect(pictures.length).toBeGreaterThan(80);
  const silent = pictures.filter(({ text }) => text.alt === '').map(({ fileName }) => fileName);
  expect(silent).toEqual([]);
  expect(pictures.filter(({ text }) => text.pages.length > 0 && text.alt === '')).toEqual([]);
  await updateSitePictures(app.deps.db, pictures);
  const call = (method: string, name: string, body?: object) =>
    app.send(method, `/api/admin/media/${name}`, body, staff);
  const hero = await (await call('GET', 'images~hero.jpg')).json();
  expect(hero).toMatchObject({ url: '/images/hero.jpg', uses: [], width: 1600 });
  expect(hero.sitePages).toEqual([{ title: 'Home', path: '/' }]);
  const logo = await (await call('GET', 'images~logos~axforth.svg')).json();
  expect(logo).toMatchObject({ alt: 'Axforth', type: 'image/svg+xml', height: 64 });
  expect((await call('DELETE', 'images~hero.jpg')).status).toBe(400);
  expect((await call('GET', 'images~no.jpg')).status).toBe(404);
  expect((await call('GET', '..~hero.jpg')).status).toBe(400);
});

test('every film in public/ is in the library with its size, length, pages and poster', async () => {
  await updateSitePictures(app.deps.db, await listSiteFilms());
  const listed = await app.request('/api/admin/media?kind=film', { headers: { cookie: staff } });
  const { media } = await listed.json();
  expect(media).toHaveLength(8);
  const reel = media.find(({ url }: { url: string }) => url === '/videos/showreel.mp4');
  expect(reel).toMatchObject({ kind: 'film', width: 1280, poster: company.showreel.poster });
  expect(reel.duration).toBeGreaterThan(5);
  expect(reel.sitePages).toEqual([{ title: 'Every page', path: '/' }]);
});

test('items show the alt text that staff gave a picture of the site, not the one in the code', async () => {
  await updateSitePictures(app.deps.db, await listSitePictures(await catalogue()));
  await app.send(
    'POST',
    '/api/admin/posts',
    { title: 'Covered', slug: 'covered', content: '<p>Words.</p>', image: '/images/hero.jpg' },
    staff,
  );
  const page = () => app.text('/insights/covered');
  expect(await page()).not.toContain('alt="Pages of a giant book');
  const saved = await app.send(
    'PATCH',
    '/api/admin/media/images~hero.jpg',
    { alt: 'A book & a bottle' },
    staff,
  );
  expect(saved.status).toBe(200);
  expect(await page()).toContain('alt="A book &amp; a bottle"');
});
