// The conversion of a post's HTML: paragraphs, figures, pictures and links of the old system in the form of this site.
import { expect, test } from 'bun:test';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { processorMs } from '#testing/processor-ms.ts';
import { rewriteHtml } from './legacy-html.ts';
import { wordpressHtml } from './wordpress-html.ts';

const asked: string[] = [];
const rewriting = {
  address: 'https://old.example',
  hrefOf: (path: string) => (path === '/2019/05/other' ? '/insights/other' : undefined),
  pictureOf: async (address: string) => {
    asked.push(address);
    return address.includes('gone') ? null : `/uploads/${address.split('/').at(-1)}`;
  },
};
const stored = async (html: string): Promise<string> =>
  sanitiseHtml((await rewriteHtml(html, rewriting)).html);
const classic = (content: string) => stored(wordpressHtml(content).html);

test('a classic post gets paragraphs from blank lines and line breaks from line ends', async () => {
  expect(await classic('One\ntwo\n\n\n  Three <em>four</em>\r\n\r\n<h2>Five</h2>\nSix')).toBe(
    '<p>One<br>two</p><p>Three <em>four</em></p><h2>Five</h2><p>Six</p>',
  );
});

test('lists, tables and code of a classic post are unchanged, a quote gets paragraphs', async () => {
  for (const html of ['<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>', '<pre>a\n\nb</pre>'])
    expect(await classic(html)).toBe(html);
  expect(await classic('<blockquote>One\n\nTwo</blockquote>')).toBe(
    '<blockquote><p>One</p><p>Two</p></blockquote>',
  );
  expect(await classic('One<br>\ntwo<!--more-->three')).toBe('<p>One<br>two</p><p>three</p>');
});

test('a link rewriting a picture that leads to the same picture is removed, even with Ghost’s size in the address', async () => {
  const images = 'https://old.example/content/images';
  const html = `<figure><a href="${images}/2020/01/a.jpg"><img src="${images}/size/w600h400/2020/01/a.jpg" alt="A"></a></figure>`;
  expect(await stored(html)).not.toContain('<a ');
});

test('block comments are removed, and the text of a post of blocks gets no line breaks', async () => {
  const content =
    '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">A</h3>\n<!-- /wp:heading -->\n\n' +
    '<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->\n<!-- wp:separator /-->\n' +
    '<!-- wp:shortcode -->\n[contact-form-7 id="1"]\n<!-- /wp:shortcode -->';
  expect(await classic(content)).toBe('<h3>A</h3><p>One\ntwo</p><p>[contact-form-7 id="1"]</p>');
});

test('a link within the text stays where its heading is kept, and is plain text otherwise', async () => {
  expect(
    await stored(
      '<p><a href="#prices">Prices</a> rose.<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup></p>' +
        '<h2 id="prices">Prices</h2><p id="f1">A note <a href="#f1-link">↩</a></p>',
    ),
  ).toBe(
    '<p><a href="#prices">Prices</a> rose.<sup>1</sup></p><h2 id="prices">Prices</h2><p>A note ↩</p>',
  );
});

test('a caption becomes a figure, and the link to the same picture is removed', async () => {
  const link = 'https://old.example/wp-content/uploads/a.jpg';
  const img = `<img class="size-medium" src="https://old.example/wp-content/uploads/a-300x200.jpg" alt="A" width="300" height="200" srcset="x 1x" sizes="9px">`;
  expect(
    await classic(
      `Text\n\n[caption id="attachment_1" width="300"]<a href="${link}">${img}</a> Its <em>words</em>[/caption]`,
    ),
  ).toBe(
    '<p>Text</p><figure><img src="/uploads/a-300x200.jpg" alt="A" width="300" height="200"><figcaption>Its <em>words</em></figcaption></figure>',
  );
  expect(await classic(`<a href="${link}">${img}</a>`)).toStartWith('<figure><img ');
  expect(await classic(`<a href="https://other.example/">${img}</a>`)).toStartWith('<p><a href');
});

test('shortcodes stay as text and are reported, words in brackets are not', () => {
  const { html, notes } = wordpressHtml(
    'He said [sic].\n\n[embed]https://video.example/1[/embed]\n\n[gallery ids="1,2"] [my_form] <code>[audio src="x"]</code>',
  );
  expect(html).toContain('[embed]https://video.example/1[/embed]');
  expect(notes).toEqual(
    ['embed', 'gallery', 'my_form'].map((name) => `The shortcode [${name}] stays as text.`),
  );
});

test('a gallery is converted to a gallery of this site', async () => {
  const gallery =
    '<div class="figure-gallery"><figure><img src="/uploads/a.jpg" alt="A"><figcaption>One</figcaption></figure><figure><img src="/uploads/b.jpg" alt=""></figure></div>';
  expect(
    await stored(
      '<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image"><img src="/a.jpg" alt="A"/><figcaption>One</figcaption></figure><figure class="wp-block-image"><a href="/b.jpg"><img src="/b.jpg" alt=""/></a></figure><figcaption>All</figcaption></figure>',
    ),
  ).toBe(`${gallery}<p>All</p>`);
  expect(
    await stored(
      '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/a.jpg" alt="A"></div><div class="kg-gallery-image"><img src="/b.jpg" alt=""></div></div></div></figure>',
    ),
  ).toBe(gallery.replace('<figcaption>One</figcaption>', ''));
});

test('embeds, bookmarks and lone addresses become links', async () => {
  const { html, notes } = await rewriteHtml(
    '<figure class="kg-card kg-embed-card"><iframe src="https://video.example/embed/1"></iframe><figcaption>Watch</figcaption></figure>',
    rewriting,
  );
  expect<string>(sanitiseHtml(html)).toBe(
    '<p><a href="https://video.example/embed/1">https://video.example/embed/1</a></p><p>Watch</p>',
  );
  expect(notes).toEqual(['An embed became a link: https://video.example/embed/1']);
  const link = (href: string, words: string) => `<p><a href="${href}">${words}</a></p>`;
  expect(
    await stored(
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://video.example/2\n</div></figure>',
    ),
  ).toBe(link('https://video.example/2', 'https://video.example/2'));
  asked.length = 0;
  expect(
    await stored(
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A</div><img class="kg-bookmark-icon" src="https://a.example/icon.png"></div></a></figure>',
    ),
  ).toBe(link('https://a.example/', 'A'));
  expect(asked).toEqual([]);
});

test('a sound becomes a link, and a film at its old address is reported', async () => {
  const { html, notes } = await rewriteHtml(
    '<figure class="wp-block-audio"><audio controls src="https://old.example/a.mp3"></audio><figcaption>Listen</figcaption></figure><audio><source src="https://old.example/b.mp3"></audio><figure><video src="https://old.example/c.mp4"></video></figure>',
    rewriting,
  );
  const link = (address: string) => `<p><a href="${address}">${address}</a></p>`;
  expect<string>(sanitiseHtml(html)).toBe(
    `${link('https://old.example/a.mp3')}<p>Listen</p>${link('https://old.example/b.mp3')}<figure><video src="https://old.example/c.mp4" controls=""></video></figure>`,
  );
  expect(notes).toEqual([
    'An embed became a link: https://old.example/a.mp3',
    'An embed became a link: https://old.example/b.mp3',
    'A film stays at its old address: https://old.example/c.mp4',
  ]);
});

test('a card of Ghost has none of its controls, which are text here, and a film can be played', async () => {
  const player = (kind: string) =>
    `<div class="kg-${kind}-player"><button><svg></svg></button><span>0:00</span><div>/<span>0:12</span></div><button>1×</button></div>`;
  const sound = `<div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="https://old.example/a.mp3"></audio><div class="kg-audio-title">One</div>${player('audio')}</div></div>`;
  const film = `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://old.example/c.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container">${player('video')}</div></div></figure>`;
  const file =
    '<div class="kg-card kg-file-card"><a href="https://old.example/f.pdf">Prices<svg><title>download-circle</title></svg></a></div>';
  const text = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(text(await stored(sound))).toBe('https://old.example/a.mp3One');
  expect(text(await stored(film))).toBe('');
  expect(await stored(film)).toContain('<video src="https://old.example/c.mp4" controls="">');
  expect(text(await stored(file))).toBe('Prices');
});

test('blocks that no text here may have keep their words apart', async () => {
  const html = '<center>One</center><center>Two</center><section><p>Three</p></section>';
  for (const convert of [stored, classic])
    expect(await convert(html)).toBe('<div>One</div><div>Two</div><div><p>Three</p></div>');
});

test('links to imported posts get the new address, others stay', async () => {
  for (const href of [
    'https://old.example/2019/05/other/',
    'http://www.old.example/2019/05/other?utm_source=x',
    '//old.example/2019/05/other',
    '/2019/05/other/',
  ])
    expect(await stored(`<p><a href="${href}">x</a></p>`)).toBe(
      '<p><a href="/insights/other">x</a></p>',
    );
  expect(await stored('<p><a href="https://old.example/2019/05/other/#more">x</a></p>')).toContain(
    'href="/insights/other#more"',
  );
  for (const href of ['https://new.example/2019/05/other/', 'https://old.example/about/', '#top'])
    expect(await stored(`<p><a href="${href}">x</a></p>`)).toContain(`href="${href}"`);
});

test('a picture that cannot be imported is removed with its figure, and others stay', async () => {
  expect(
    await stored(
      '<p>One <img src="/gone.jpg" alt=""> two</p><figure><a href="/x"><img src="/gone.jpg" alt=""></a><figcaption>Gone</figcaption></figure><figure><img src="/a.jpg" alt="A"></figure>',
    ),
  ).toBe('<p>One  two</p><figure><img src="/uploads/a.jpg" alt="A"></figure>');
  const gone = '<figure><img src="/gone.jpg" alt=""></figure>';
  expect(await stored(`<p>One</p><figure class="wp-block-gallery">${gone}${gone}</figure>`)).toBe(
    '<p>One</p>',
  );
  expect(
    await stored(
      '<p style="color: red"><picture><source srcset="/a.avif"><img src="/a.jpg" alt="A"></picture></p>',
    ),
  ).toBe('<figure><img src="/uploads/a.jpg" alt="A"></figure>');
});

test.each([
  ['captions', '[caption]'],
  ['block comments', '<!-- wp:x '],
  ['code', '<pre>'],
  ['shortcodes', '[a]'],
])('a text of only opening %s is parsed in linear time', async (_, opening) => {
  const parse = () => {
    try {
      wordpressHtml(opening.repeat(20_000));
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  };
  expect(await processorMs(parse)).toBeLessThan(4000);
});

test('scripts and event handlers are removed', async () => {
  expect(
    await classic(
      'a<script>alert(1)</script><style>p {}</style> <img src="/a.jpg" alt="x" onerror="alert(1)"><a href="javascript:alert(1)">b</a>',
    ),
  ).not.toMatch(/script|onerror|alert|p \{/);
});
