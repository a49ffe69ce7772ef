// Public items as Markdown, at a separate address and by content negotiation.
import { expect, test } from 'bun:test';
import { deletePost } from '#db/queries/posts.ts';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { ORIGIN, openTestApp, type TestApp } from '#testing/test-app.ts';

const CONTENT =
  '<h2>Why</h2><p>A <strong>return</strong> and a <a href="/contact">link</a>.</p><ul><li>One</li></ul><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';

test('an article has a twin with absolute links', async () => {
  await using app = await openTestApp({ ORIGIN });
  await makePost(app.deps.db, {
    title: 'On *returns*',
    slug: 'on-returns',
    content: CONTENT,
    excerpt: 'Why they *matter*',
    author: 'Ada King',
    publishDate: '2024-01-02',
    categories: ['UX', 'CRO'],
  });
  const response = await app.request('/insights/on-returns.md');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('link')).toBe(`<${ORIGIN}/insights/on-returns>; rel="canonical"`);
  const text = await response.text();
  expect(text).toStartWith(
    '# On \\*returns\\*\n\nAda King · 2024-01-02 · UX, CRO\n\n> Why they \\*matter\\*\n',
  );
  expect(text).toEndWith(`\n\n---\n\nVerso: <${ORIGIN}/insights/on-returns>\n`);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  for (const part of ['## Why', 'A **return**', `[link](${ORIGIN}/contact)`, '-   One', '| A   |'])
    expect(text).toContain(part);
});

test('addresses in a twin are the same as on the page', async () => {
  await using app = await openTestApp({ ORIGIN });
  const content =
    '<p><a href="#how">How</a> <a href="other">Other</a> <img src="a.png" alt=""></p>';
  await makePost(app.deps.db, { title: 'R&amp;D at M&S', slug: 'anchors', content });
  const text = await app.text('/insights/anchors.md');
  expect(text).toContain(`[How](${ORIGIN}/insights/anchors#how)`);
  expect(text).toContain(`[Other](${ORIGIN}/insights/other)`);
  expect(text).toStartWith('# R\\&amp;D at M&S\n');
});

test('text that shows HTML is escaped in a twin', async () => {
  await using app = await openTestApp({ ORIGIN });
  const content =
    '<p>Use the &lt;script&gt; tags, 1 &amp;lt; 2, R&amp;D.</p><pre><code>a &lt; b &amp;amp; c</code></pre>' +
    '<p><img src="/images/a.jpg" alt="The &lt;img&gt; tag"></p>';
  await makePost(app.deps.db, { slug: 'shown-html', content });
  const text = await app.text('/insights/shown-html.md');
  expect(text).toContain('Use the \\<script> tags, 1 \\&lt; 2, R&D.');
  expect(text).toContain('a < b &amp; c');
  expect(text).toContain(`![The \\<img\\> tag](${ORIGIN}/images/a.jpg)`);
});

test('a twin keeps indices, films, typed tildes and one heading at the top', async () => {
  await using app = await openTestApp({ ORIGIN });
  const content =
    '<h1>Sums<br>of all</h1><p>10<sup>6</sup> of CO<sub>2</sub>, ~~ten~~, <s>nine</s></p><p>~~~ a \\~b</p>' +
    '<figure><video src="/videos/a.mp4" title="The [shop]"></video><figcaption>Our shop</figcaption></figure>' +
    '<video><source src="/videos/b.webm"></video>';
  await makePost(app.deps.db, { slug: 'sums', title: 'About ~~sums~~', content });
  const text = await app.text('/insights/sums.md');
  expect(text).toStartWith('# About \\~\\~sums\\~\\~\n');
  expect(text).toContain('\n## Sums of all\n');
  expect(text).toContain('10<sup>6</sup> of CO<sub>2</sub>, \\~\\~ten\\~\\~, ~~nine~~');
  expect(text).toContain('\n\\~\\~\\~ a \\\\\\~b');
  expect(text).toContain(`[The \\[shop\\]](<${ORIGIN}/videos/a.mp4>)`);
  expect(text).toContain('Our shop');
  expect(text).toContain(`[Video](<${ORIGIN}/videos/b.webm>)`);
});

test('a typed number makes no list in a twin, and a table in a cell is separated from its text', async () => {
  await using app = await openTestApp({ ORIGIN });
  const inner =
    '<table><thead><tr><th>B</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>';
  const content = `<p>1) One</p><table><tbody><tr><td>A</td><td>C ${inner}</td></tr></tbody></table>`;
  await makePost(app.deps.db, { slug: 'numbers', content });
  const text = await app.text('/insights/numbers.md');
  expect(text).toContain('\n1\\) One\n');
  expect(text).toContain('\n\nA\n\nC\n\n| B   |\n');
});

test('a case study has a twin with its results', async () => {
  await using app = await openTestApp({ ORIGIN });
  const staff = await app.login();
  const { id } = await makeStudy(app.deps.db, {
    slug: 'axforth',
    title: 'Axforth',
    caseStudyTitle: 'A *shop*',
    caseStudySubTitle: '*New*',
    sector: 'Fashion',
    ourRole: ['UX', 'CRO'],
    description: 'What happened',
    challengeContent: '<p>Hard</p>',
    solutionTitle: 'Easy',
    solutionContent: '<p>Done</p>',
    testimonial2Quote: 'Good',
    testimonial2Name: 'Ada',
    testimonial2Position: 'Director',
  });
  const stat = { number: '46', valueAfterNumber: '%', supportingText: 'more revenue', icon: '+' };
  await app.send('POST', `/api/admin/case-studies/${id}/stats`, stat, staff);
  const text = await app.text('/case-studies/axforth.md');
  expect(text).toStartWith(
    '# A \\*shop\\*\n\n\\*New\\*\n\nClient: Axforth\n\nSector: Fashion\n\nOur role: UX, CRO\n\nWhat happened\n',
  );
  expect(text).toContain('## Challenge\n\nHard');
  expect(text).toContain('## Easy\n\nDone\n\n> Good\n>\n> Ada, Director\n');
  expect(text).toContain('## Results\n\n- +46% more revenue');
});

test('the twin of a case study has its gallery, and how its results were measured', async () => {
  await using app = await openTestApp({ ORIGIN });
  const staff = await app.login();
  const { id } = await makeStudy(app.deps.db, {
    ...{ slug: 'axforth', title: 'Axforth', mediaImages: ['/images/a.jpg', '/images/b.jpg'] },
    ...{ mediaAlts: ['The *shop*', ''], mediaVideos: ['/videos/a.mp4'], mediaCaptions: ['A day'] },
  });
  const stat = { number: '46', supportingText: 'orders', measurement: 'From the ledger' };
  await app.send('POST', `/api/admin/case-studies/${id}/stats`, stat, staff);
  const text = await app.text('/case-studies/axforth.md');
  expect(text).toContain('- 46 orders (From the ledger)');
  expect(text).toContain(`![The \\*shop\\*](<${ORIGIN}/images/a.jpg>)`);
  expect(text).toContain(`![Axforth - Image 2](<${ORIGIN}/images/b.jpg>)`);
  expect(text).toContain(`[A day](<${ORIGIN}/videos/a.mp4>)`);
});

test('empty texts of a case study leave no empty part in its twin', async () => {
  await using app = await openTestApp({ ORIGIN });
  await makeStudy(app.deps.db, {
    ...{ title: 'Axforth', slug: 'axforth', caseStudyTitle: '', sector: '' },
    ...{ challengeTitle: '', challengeContent: '<p>Hard</p>' },
    ...{ solutionTitle: '', solutionContent: '<p>Easy</p>' },
    ...{ testimonial1Quote: 'Good', testimonial1Name: '', testimonial1Position: 'Director' },
  });
  const text = await app.text('/case-studies/axforth.md');
  expect(text).toStartWith('# Axforth\n');
  expect(text).toContain('## Challenge\n\nHard');
  expect(text).toContain('## Solution\n\nEasy');
  expect(text).toContain('> Good');
  expect(text).not.toContain('Director');
});

test('Accept: text/markdown gets the twin, cached or not, and the HTML has a Vary header', async () => {
  await using app = await openTestApp({ ORIGIN });
  await makePost(app.deps.db, { slug: 'on-returns', content: CONTENT });
  const get = (accept: string) => app.request('/insights/on-returns', { headers: { accept } });
  for (let round = 0; round < 2; round++) {
    const html = await get('text/html,*/*;q=0.8');
    expect(html.headers.get('content-type')).toStartWith('text/html');
    expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const twin = await get('text/markdown, text/html;q=0.5');
    expect(twin.headers.get('content-type')).toStartWith('text/markdown');
    expect(twin.headers.get('vary')).toContain('Accept');
    expect((await get('text/html, text/markdown;q=0.5')).headers.get('content-type')).toStartWith(
      'text/html',
    );
  }
  expect((await app.request('/about', { headers: { accept: 'text/markdown' } })).status).toBe(200);
});

test.each([
  ['TEXT/MARKDOWN', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', false],
  ['*/*, text/markdown;q=0.1', false],
  ['text/*, text/markdown;q=0.5', false],
  ['*/*;q=0.1, text/markdown;q=0.5', true],
  ['text/html;q=0.1, text/markdown;q=0.5, */*', true],
  ['text/markdown, */*', true],
  ['text/markdown;q=0', false],
  ['*/*', false],
])('Accept: %s gets the twin: %p', async (accept, isTwin) => {
  await using app = await openTestApp({ ORIGIN });
  await makePost(app.deps.db, { slug: 'on-returns', content: CONTENT });
  await app.request('/insights/on-returns');
  const response = await app.request('/insights/on-returns', { headers: { accept } });
  const type = response.headers.get('content-type');
  expect(type).toStartWith(isTwin ? 'text/markdown' : 'text/html');
});

test('a draft, a withdrawn and a deleted item have no twin, and a save changes the twin at once', async () => {
  await using app = await openTestApp({ ORIGIN });
  const { db } = app.deps;
  const staff = await app.login();
  await makePost(db, { slug: 'draft', status: 'draft' });
  const post = await makePost(db, { slug: 'on-returns', title: 'Before' });
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf('/insights/draft.md')).toBe(404);
  expect(await statusOf('/insights/none.md')).toBe(404);
  expect(await statusOf('/insights/on-returns.md')).toBe(200);
  const change = { ...post, title: 'After', updatedAt: undefined };
  await app.send('PUT', `/api/admin/posts/${post.id}`, change, staff);
  expect(await app.text('/insights/on-returns.md')).toContain('# After');
  await app.send('PUT', `/api/admin/posts/${post.id}`, { ...change, status: 'draft' }, staff);
  expect(await statusOf('/insights/on-returns.md')).toBe(404);
  expect(await app.text('/llms.txt')).not.toContain('on-returns');
});

test('a former address redirects to the twin at the present one', async () => {
  await using app = await openTestApp({ ORIGIN });
  const { db } = app.deps;
  await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'b' });
  const response = await app.request('/insights/a.md');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/insights/b.md']);
});

test('/llms.txt lists the public items, with the addresses of the twins', async () => {
  await using app = await openTestApp({ ORIGIN });
  const { db } = app.deps;
  await makePost(db, { slug: 'on-returns', title: 'On returns' });
  await makePost(db, { slug: 'secret', status: 'draft' });
  const gone = await makePost(db, { slug: 'gone' });
  await deletePost(db, gone.id);
  await makeStudy(db, { slug: 'axforth', title: 'Axforth' });
  const text = await app.text('/llms.txt');
  expect(text).toStartWith('# Verso\n\n> ');
  expect(text).toContain(`- [On returns](${ORIGIN}/insights/on-returns.md)`);
  expect(text).toContain(`- [Axforth](${ORIGIN}/case-studies/axforth.md)`);
  expect(text).not.toMatch(/secret|gone/);
});

test('/llms.txt has no heading without lines below it', async () => {
  const headings = async (app: TestApp) => (await app.text('/llms.txt')).match(/^## .*$/gm);
  await using empty = await openTestApp({ ORIGIN });
  expect(await headings(empty)).toEqual(['## Pages']);
  await using withPost = await openTestApp({ ORIGIN });
  await makePost(withPost.deps.db, { slug: 'on-returns' });
  expect(await headings(withPost)).toEqual(['## Pages', '## Insights']);
});
