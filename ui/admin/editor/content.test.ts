// Opening and saving keeps the bytes of unedited blocks and of HTML that the editor cannot show.
import { expect, test } from 'bun:test';
import { Fragment, type Node } from '@tiptap/pm/model';
import { demoContent } from '#db/seed/content.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { content, schema } from '#ui/admin/editor/testing/content.ts';

const { posts, caseStudies } = demoContent();
const seed = [
  ...posts.map((post) => post.content),
  ...caseStudies.flatMap((study) => [study.challengeContent, study.solutionContent]),
].filter((piece): piece is string => typeof piece === 'string');

const kinds = (doc: Node) => doc.children.map((block) => block.type.name);
const edited = (doc: Node) =>
  doc.copy(Fragment.from([...doc.children, schema.node('paragraph', null, schema.text('New'))]));

/** HTML that the schema cannot represent. */
const unsupported = [
  '<details open=""><summary>More</summary>Text</details>',
  '<dl><dt>Term</dt><dd>What it is</dd></dl>',
  '<p>An <abbr title="Application interface">API</abbr></p>',
  '<p lang="fr">Bonjour</p>',
  '<p style="font-size: 18px;">Measured</p>',
  '<div><p>Within</p></div>',
  '<div class="callout-note">Loose text</div>',
  '<p class="link-button">Before <a href="/a">a</a></p>',
  '<p class="link-button"><a href="/a" target="_blank" rel="noopener">a</a></p>',
  '<div class="figure-row"><p>Words</p></div>',
  '<video controls=""><source src="/a.webm" type="video/webm"></video>',
  '<table><tbody><tr><td>1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>',
  '<table><caption>Returns</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<figure><img src="/a.png" alt="A"><img src="/b.png" alt="B"></figure>',
  '<picture><source srcset="/a.avif"><img src="/a.png"></picture>',
  '<iframe src="https://evil.example"></iframe>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p><a href="javascript:alert(1)">a</a></p>',
];

/** HTML in the editor's own form. */
const canonical = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading</h${level}>`),
  '<p>Hard&nbsp;space and<br>a break</p>',
  '<p><strong>Bold</strong> <em>italic</em> <u>underline</u> <s>strike</s></p>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <code>a &lt; b</code></p>',
  '<p><a href="/a"><code>code</code> in a link</a></p>',
  '<ol start="3"><li>Three</li></ol>',
  '<ul><li>One<ul><li>Deep</li></ul></li></ul>',
  '<ul><li><p>One</p><p>and more</p></li></ul>',
  '<p class="align-right indent-2" dir="rtl">من اليمين</p>',
  '<p><span class="size-huge font-serif" style="color: #b93108; background-color: rgb(1, 2, 3);">Dressed</span></p>',
  '<p><a target="_blank" rel="noopener noreferrer" href="https://verso.example/a?b=1&amp;c=2#d">Out</a></p>',
  '<p><a href="mailto:a@b.example">Mail</a> <a href="tel:+441515550100">Call</a></p>',
  '<blockquote><p>Said</p></blockquote>',
  '<pre><code class="language-ts">const a = "b";\n  if (a &lt; 1) {}\n</code></pre>',
  '<hr>',
  '<table><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<figure class="align-center"><img src="/a.png" alt="A" width="1600" height="1000" style="width: 50%;"><figcaption>With <em>caption</em></figcaption></figure>',
  '<figure><img src="/a.png" alt=""></figure>',
  '<p>Words <img src="/a.png" alt="A"> and words</p>',
  '<video src="/a.mp4" controls="" preload="metadata">Your browser does not support the video tag.</video>',
  '<div class="callout-note"><p>Note</p></div>',
  '<div class="callout-warning"><h3>Mind</h3><ul><li>One</li></ul><p>Two</p></div>',
  '<details><summary>More</summary><p>Text</p></details>',
  '<details open=""><summary>With <em>marks</em></summary><ul><li>One</li></ul></details>',
  '<p class="link-button"><a href="/contact">Get in touch</a></p>',
  '<p class="link-video"><a href="https://www.youtube.com/watch?v=x">Watch on YouTube</a></p>',
  '<p class="link-card"><a href="https://verso.example/why">Why returns</a></p>',
  '<div class="figure-row"><figure><img src="/a.png" alt="A"></figure><figure><img src="/b.png" alt=""><figcaption>B</figcaption></figure></div>',
  '<div class="figure-gallery"><figure><img src="/a.png" alt="A"></figure></div>',
  '<table><colgroup><col style="width: 120px;"><col></colgroup><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<table><colgroup><col style="width: 120px;"><col style="width: 80px;"></colgroup><tbody><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
];

/** Legacy forms of supported HTML: shown, and rewritten only when edited. */
const legacy = [
  '<p><b>Bold</b> <i>italic</i> <del>strike</del></p>',
  '<p style="text-align: center">Centre</p>',
  '<p class="ql-indent-3 ql-align-right ql-direction-rtl">Quill</p>',
  '<p><span class="ql-size-small">Small</span></p>',
  '<pre class="ql-syntax" spellcheck="false">code\n</pre>',
  '<div class="ql-code-block-container"><div class="ql-code-block">a</div><div class="ql-code-block">b</div></div>',
  '<p><img src="/a.png"></p>',
  '<img src="/a.png" alt="A">',
  'Words without <strong>a paragraph</strong>',
  '<ul><li><p>With a paragraph</p></li></ul>',
  '<table><tbody><tr><th>A</th></tr><tr><td><p>1</p></td></tr></tbody></table>',
];

test('all demonstration content is shown and written unchanged', () => {
  const docs = seed.map((piece) => content.read(piece));
  expect(docs.map((doc) => content.write(doc))).toEqual(seed);
  const blocks = docs.flatMap(kinds);
  expect(blocks.length).toBeGreaterThan(800);
  expect(blocks.filter((kind) => kind === 'htmlBlock')).toEqual([]);
}, 30_000);

test('an edit of one block leaves the bytes of all others', () => {
  for (const piece of [...seed.slice(0, 5), unsupported.join('\n'), legacy.join('\n\n')])
    expect(content.write(edited(content.read(piece)))).toBe(`${piece}<p>New</p>`);
});

for (const html of unsupported)
  test(`${html} is kept in an HTML block`, () => {
    const doc = content.read(html);
    expect(kinds(doc)).toEqual(['htmlBlock']);
    expect(doc.child(0).attrs.source).toBe(html);
    expect(content.write(edited(doc))).toBe(`${html}<p>New</p>`);
  });

for (const html of canonical)
  test(`${html} is shown and written the same way`, () => {
    const doc = content.read(html);
    expect(kinds(doc)).not.toContain('htmlBlock');
    expect(content.writeBlock(doc.child(0))).toBe(html);
    expect<string>(sanitiseHtml(html)).toBe(html);
  });

for (const html of legacy)
  test(`${html} is shown and keeps its bytes`, () => {
    const doc = content.read(html);
    expect(kinds(doc)).not.toContain('htmlBlock');
    expect(content.write(doc)).toBe(html);
    expect<string>(sanitiseHtml(content.writeBlock(doc.child(0)))).toBe(
      content.writeBlock(doc.child(0)),
    );
  });

test('white space around and between blocks is kept', () => {
  const html = '\n<p>One</p>\n\n  <p>Two</p>\n';
  expect(content.write(edited(content.read(html)))).toBe(`${html}<p>New</p>`);
});

test('an empty text stays empty', () => {
  expect(kinds(content.read(''))).toEqual(['paragraph']);
  expect(content.write(content.read(''))).toBe('');
  expect(content.write(content.read('  \n'))).toBe('');
});

test('an empty paragraph that only gives the caret a place is not written', () => {
  const empty = schema.node('paragraph');
  const written = (html: string, ...added: Node[]) => {
    const doc = content.read(html);
    return content.write(doc.copy(Fragment.from([...doc.children, ...added])));
  };
  const figure = '<figure><img src="/a.png" alt=""></figure>';
  const word = schema.node('paragraph', null, schema.text('x'));
  expect(written(figure, empty)).toBe(figure);
  expect(written('<p>One</p>', empty, schema.node('paragraph'))).toBe('<p>One</p>');
  expect(written(figure, empty, word)).toBe(`${figure}<p>x</p>`);
  expect(written('<p>One</p>', empty, word)).toBe('<p>One</p><p></p><p>x</p>');
  expect(written(`${figure}<p></p>`)).toBe(`${figure}<p></p>`);
  expect(written('<p>One</p><p></p>', word)).toBe('<p>One</p><p></p><p>x</p>');
});

test('a caption of a space is not written, because it would be read as an HTML block', () => {
  const [start, end] = ['<figure><img src="/a.png" alt="">', '</figure>'];
  const read = content.read(`${start}<figcaption>x</figcaption>${end}`).child(0);
  const caption = read.child(0).copy(Fragment.from(schema.text(' ')));
  expect(content.writeBlock(read.copy(Fragment.from(caption)))).toBe(start + end);
});

test('unclosed elements are closed', () => {
  const doc = content.read('<p>One<p>Two <b>bold');
  expect(content.write(doc)).toBe('<p>One</p><p>Two <strong>bold</strong></p>');
});
