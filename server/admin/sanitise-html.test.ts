// The sanitiser removes everything that could run and keeps everything that the editor produces.
import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { processorMs } from '#testing/processor-ms.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** HTML, and the result of sanitising it. */
const hostile: [string, string][] = [
  // scripts, and elements whose content is not parsed as HTML
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
  ['<script>alert(1)', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<style>@import "//evil.example/x.css";</style>', ''],
  [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p title="&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;"></p>',
  ],
  ['<textarea><script>alert(1)</script></textarea>', ''],
  ['<xmp><script>alert(1)</script></xmp>', ''],
  ['<title><img src=x onerror=alert(1)></title>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<template><script>alert(1)</script><p>a</p></template>', '<p>a</p>'],
  ['<!--<img src=x onerror=alert(1)>-->', ''],
  ['<!--[if IE]><script>alert(1)</script><![endif]-->', ''],
  ['<![CDATA[<script>alert(1)</script>]]>', ''],
  ['<?php echo 1 ?>', ''],
  // event handlers
  ['<img src="/a.png" onerror="alert(1)">', '<img src="/a.png">'],
  ['<img src=/a.png onerror=alert(1)//', ''],
  ['<img/src="/a.png"/onerror=alert(1)>', '<img src="/a.png">'],
  ['<p ONCLICK="alert(1)">a</p>', '<p>a</p>'],
  ['<p onclick\n=\n"alert(1)">a</p>', '<p>a</p>'],
  ['<p \u0000onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<details open ontoggle="alert(1)">a</details>', '<details open="">a</details>'],
  ['<video src="/a.mp4" onloadstart="alert(1)" autoplay></video>', '<video src="/a.mp4"></video>'],
  // links that run scripts
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#x6A&#x61vascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="javascript&#58;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#1;javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="javascript&Tab;:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  ['<a href="file:///etc/passwd">a</a>', '<a>a</a>'],
  ['<a href="blob:https://verso.example/x">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
  ['<a xlink:href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="/a" ping="https://evil.example" download>a</a>', '<a href="/a">a</a>'],
  // pictures and films with invalid addresses
  ['<img src="javascript:alert(1)">', '<img>'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img>'],
  ['<img src="vbscript:x" alt="">', '<img alt="">'],
  ['<img src="mailto:a@b.example">', '<img>'],
  ['<img src="/a.png" srcset="javascript:alert(1) 1x, data:x 2x">', '<img src="/a.png">'],
  ['<img srcset="/a.png 1x, javascript:alert(1) 2x">', '<img srcset="/a.png 1x">'],
  ['<picture><source srcset="data:x"></picture>', '<picture><source></picture>'],
  ['<video src="/a.mp4" poster="javascript:alert(1)"></video>', '<video src="/a.mp4"></video>'],
  ['<video><track src="data:text/vtt,x"></video>', '<video><track></video>'],
  ['<audio src="/a.mp3" onplay="alert(1)"></audio>', ''],
  // SVG and MathML
  ['<svg onload="alert(1)"><circle r="1"/></svg>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><a><animate attributeName="href" values="javascript:alert(1)"/></a></svg>', '<a></a>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<table></table>',
  ],
  ['<math href="javascript:alert(1)">a</math>', 'a'],
  // frames, forms, and elements that change the page around them
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<object data="javascript:alert(1)"></object><embed src="/x.swf">', ''],
  ['<form action="https://evil.example"><input name="password"><button>Go</button></form>', 'Go'],
  ['<select><option>a</option></select>', ''],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ['<base href="https://evil.example/">', ''],
  ['<link rel="stylesheet" href="//evil.example/x.css">', ''],
  ['<html><head></head><body onload="alert(1)">a</body></html>', 'a'],
  ['<marquee onstart="alert(1)">a</marquee>', 'a'],
  ['<dialog open>a</dialog>', 'a'],
  ['<p id="content" name="x" is="x-a" slot="s">a</p>', '<p>a</p>'],
  ['<h2 id="content">a</h2><h3 id="x y">b</h3>', '<h2>a</h2><h3>b</h3>'],
  ['<p contenteditable autofocus tabindex="1" data-island="x">a</p>', '<p>a</p>'],
  ['<p class="button ql-align-center header">a</p>', '<p class="ql-align-center">a</p>'],
  [
    '<p class="link-button button link-evil"><a href="javascript:alert(1)">a</a></p>',
    '<p class="link-button"><a>a</a></p>',
  ],
  [
    '<div class="callout-note callout-x figure-evil" onclick="alert(1)">a</div>',
    '<div class="callout-note">a</div>',
  ],
  [
    '<p class="link-video"><iframe src="https://www.youtube.com/embed/x"></iframe></p>',
    '<p class="link-video"></p>',
  ],
  ['<col style="width: 120px; position: fixed">', '<col style="width: 120px">'],
  // styles
  ['<p style="width: expression(alert(1))">a</p>', '<p>a</p>'],
  ['<p style="background: url(javascript:alert(1))">a</p>', '<p>a</p>'],
  ['<p style="background-color: url(//evil.example/x)">a</p>', '<p>a</p>'],
  ['<p style="color: red; position: fixed; inset: 0">a</p>', '<p style="color: red">a</p>'],
  ['<p style="color: red !important">a</p>', '<p>a</p>'],
  ['<p style="co\\6Cor: red">a</p>', '<p>a</p>'],
  ['<p style="color/**/: red; /* x */ color: blue">a</p>', '<p>a</p>'],
  ['<p style="-moz-binding: url(x); behavior: url(x)">a</p>', '<p>a</p>'],
  ['<p style="color: red}body{display:none">a</p>', '<p>a</p>'],
  ['<p style="color: &quot;;position:fixed;&quot;">a</p>', '<p>a</p>'],
  ['<p style="--x: red; color: var(--x)">a</p>', '<p>a</p>'],
  // nested and broken
  [
    '<p title="</p><script>alert(1)</script>">a</p>',
    '<p title="&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</p>',
  ],
  [
    "<p title='\"><img src=x onerror=alert(1)>'>a</p>",
    '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">a</p>',
  ],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<<script>alert(1)</script>', '&lt;'],
  ['<a href="/a"><a href="javascript:alert(1)">a</a></a>', '<a href="/a"></a><a>a</a>'],
  ['<p><b>a', '<p><b>a</b></p>'],
  ['</p></div>a', '<p></p>a'],
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
];

/** HTML that the editor produces, as browsers serialise it. */
const fromTheEditor = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading</h${level}>`),
  "<p>Plain text, “quotes”, it's &amp; &lt;b&gt;, 100 % ünïcödé 🙂</p>",
  '<p>Hard&nbsp;space and<br>a break</p>',
  '<p></p>',
  '<p><strong>Bold</strong> <em>italic</em> <u>underline</u> <s>strike</s></p>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <code>a &lt; b</code></p>',
  '<ol><li><p>One</p></li><li><p>Two</p></li></ol>',
  '<ol start="3"><li><p>Three</p></li></ol>',
  '<ul><li><p>One</p><ul><li><p>Deep</p></li></ul></li></ul>',
  '<ol><li data-list="bullet">One</li><li data-list="ordered" class="ql-indent-1">Two</li></ol>',
  '<p class="indent-2">Indented</p>',
  '<p class="ql-indent-3 ql-align-right ql-direction-rtl">Indented</p>',
  '<p dir="rtl">من اليمين</p>',
  '<p style="text-align: center">Centre</p>',
  '<h2 style="text-align: right;">Right</h2>',
  '<p><span style="color: #c63000">Red</span> <span style="color: rgb(1, 2, 3);">dark</span></p>',
  '<p><span style="background-color: rgba(1, 2, 3, 0.5);">Marked</span></p>',
  '<p><span style="color: rgb(1, 2, 3); background-color: hsl(10deg 50% 50%);">Both</span></p>',
  '<p><mark data-color="#ff0" style="background-color: #ff0; color: inherit">Marked</mark></p>',
  '<p><span class="size-large">Large</span> <span style="font-size: 18px;">18</span></p>',
  '<p><span class="font-monospace">Mono</span> <span style="font-family: serif;">serif</span></p>',
  '<p><a href="https://verso.example/a?b=1&amp;c=2#d">Link</a> <a href="/about">About</a></p>',
  '<p><a target="_blank" rel="noopener noreferrer nofollow" href="http://a.example">Out</a></p>',
  '<p><a href="mailto:a@b.example">Mail</a> <a href="tel:+441515550100">Call</a></p>',
  '<p><a href="#section">Here</a></p>',
  '<img src="/uploads/a.png" alt="A picture" title="Title">',
  '<p><img src="https://cdn.example/a.png" alt="" width="300" height="200"></p>',
  '<img srcset="/a-1.png 1x, /a-2.png 2x" src="/a.png">',
  '<video src="/videos/a.mp4" controls="" poster="/a.png"></video>',
  '<video controls="true" src="https://cdn.example/a.mp4"></video>',
  '<blockquote><p>Said</p></blockquote>',
  '<pre><code class="language-ts">const a = "b";\n  if (a &lt; 1 &amp;&amp; b) {}\n</code></pre>',
  '<pre class="ql-syntax" spellcheck="false">code\n</pre>',
  '<p>Before</p><hr><p>After</p>',
  '<table><tbody><tr><th colspan="2" scope="col">A</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<figure><img src="/a.png" alt="A"><figcaption>Caption</figcaption></figure>',
  '<table><colgroup><col style="width: 120px;"><col></colgroup><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<div class="callout-note"><p>Note</p></div>',
  '<div class="callout-warning"><h3>Mind</h3><ul><li>One</li></ul></div>',
  '<details open=""><summary>More</summary><p>Text</p></details>',
  '<p class="link-button"><a href="/contact">Get in touch</a></p>',
  '<p class="link-video"><a href="https://www.youtube.com/watch?v=x">Watch on YouTube</a></p>',
  '<p class="link-card"><a href="https://verso.example/why">Why</a></p>',
  '<div class="figure-row"><figure><img src="/a.png" alt="A"></figure><figure><img src="/b.png" alt=""></figure></div>',
  '<div class="figure-gallery"><figure><img src="/a.png" alt="A"></figure></div>',
];

for (const [dirty, clean] of hostile)
  test(`cleans ${JSON.stringify(dirty)}`, () => {
    expect<string>(sanitiseHtml(dirty)).toBe(clean);
  });

for (const html of fromTheEditor)
  test(`keeps ${JSON.stringify(html)} byte for byte`, () => {
    expect<string>(sanitiseHtml(html)).toBe(html);
  });

test('sanitising twice equals sanitising once', () => {
  for (const [dirty] of hostile) {
    const once = sanitiseHtml(dirty);
    expect(sanitiseHtml(once)).toBe(once);
  }
});

test('a link that opens a tab gets noopener', () => {
  for (const target of ['_blank', '_BLANK', 'named'])
    expect<string>(sanitiseHtml(`<a href="/a" target="${target}">a</a>`)).toBe(
      `<a href="/a" target="${target}" rel="noopener noreferrer">a</a>`,
    );
  expect(sanitiseHtml('<a href="/a" target="_blank" rel="opener">a</a>')).toContain(
    'rel="noopener noreferrer"',
  );
});

test('elements that are nested too deeply are removed, and their text stays', () => {
  const nested = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`;
  expect<string>(sanitiseHtml(nested(100))).toBe(nested(100));
  expect<string>(sanitiseHtml(nested(1000))).toBe(nested(100));
});

test('elements more than 1,000 deep are rejected at once', async () => {
  for (const html of ['<b>'.repeat(1001), `<p>${'<x>'.repeat(300_000)}`]) {
    const elapsed = await processorMs(() =>
      expect(() => sanitiseHtml(html)).toThrow('nested too deeply'),
    );
    expect(elapsed).toBeLessThan(1000);
  }
  for (const html of ['<br>', '<p>a', '<li>a', '<td>a', '<b></b>'])
    expect(sanitiseHtml(html.repeat(2000)).length).toBeGreaterThan(2000);
});

test('more than 50,000 elements are rejected', () => {
  expect(sanitiseHtml('<br>'.repeat(50_000))).toHaveLength(200_000);
  expect(() => sanitiseHtml('<br>'.repeat(50_001))).toThrow('more than 50,000 HTML elements');
});

test('the demonstration content is already clean', () => {
  const { posts, caseStudies } = demoContent();
  const pieces = [
    ...posts.map(({ content }) => content),
    ...caseStudies.flatMap((study) => [study.challengeContent, study.solutionContent]),
  ].filter((piece) => piece !== null);
  expect(pieces.length).toBeGreaterThan(20);
  for (const piece of pieces) expect<string>(sanitiseHtml(piece)).toBe(piece);
});

for (const [what, html] of [
  ['50,000 end tags in 1,000 open elements', '<div>'.repeat(1000) + '</b>'.repeat(50_000)],
  ['a million angle brackets', '<'.repeat(1_000_000)],
  ['a million ampersands', '&'.repeat(1_000_000)],
  ['100,000 attributes', `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}="x"`).join(' ')}>`],
  ['a style of a million semicolons', `<p style="${';'.repeat(1_000_000)}">`],
  ['a colour of a million spaces', `<p style="color:a${' '.repeat(1_000_000)}x">`],
  ['a srcset of 100,000 commas', `<img srcset="${','.repeat(100_000)}">`],
] as const)
  test(`${what} do not block the server`, async () => {
    expect(await processorMs(() => sanitiseHtml(html))).toBeLessThan(4000);
  });

test('only the sanitiser declares HTML to be clean', async () => {
  const root = `${import.meta.dir}/../..`;
  const casts: string[] = [];
  for await (const path of new Bun.Glob(
    '{bench,db,routes,scripts,server,stories,testing,ui}/**/*.{ts,tsx}',
  ).scan(root)) {
    const source = await Bun.file(`${root}/${path}`).text();
    if (/\bas\s+(unknown\s+as\s+)?Clean(Html|Content|ed|Item|ItemOf)\b/.test(source))
      casts.push(path);
  }
  expect(casts.sort()).toEqual([
    'server/admin/clean-fields.ts',
    'server/admin/sanitise-content.ts',
    'server/admin/sanitise-html.ts',
  ]);
});
