import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { processorMs } from '#testing/processor-ms.ts';
import { inert } from '#ui/admin/editor/testing/content.ts';
import { type BlockChange, compareBlocks } from './compare-blocks.ts';
import type { Piece } from './compare-words.ts';
import { richTextBlocks } from './rich-text-blocks.ts';

const compare = (before: string, after: string) =>
  compareBlocks(richTextBlocks(before, inert), richTextBlocks(after, inert));
const countWords = (pieces: Piece[], side: Piece['change']) =>
  pieces
    .filter(({ change }) => change === side)
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join('')
    .trim();
const shapeOf = (changes: BlockChange[]) =>
  changes.map(({ change, block }) => [change, block.kind]);

test('scripts and hidden elements have no words', () => {
  const html = '<p>Safe</p><script>alert(1)</script><style>p{}</style><img src="x" onerror="y">';
  const blocks = richTextBlocks(html, inert);
  expect(JSON.stringify(blocks)).not.toMatch(/alert|p\{\}|onerror/);
  expect(blocks.map(({ kind }) => kind)).toEqual(['p', 'image']);
});

test('two empty texts have no blocks', () => {
  expect(compare('', '')).toEqual([]);
  expect(compare('<p></p>', ' ')).toEqual([]);
});

test('a new text is added as a whole, a missing one removed', () => {
  expect(shapeOf(compare('', '<h2>New</h2><p>Text</p>'))).toEqual([
    ['added', 'h2'],
    ['added', 'p'],
  ]);
  expect(shapeOf(compare('<p>Old</p>', ''))).toEqual([['removed', 'p']]);
});

test('an edited paragraph is one block with its changed words', () => {
  const [change, ...more] = compare(
    '<p>Most shops count orders, not returns.</p>',
    '<p>Most shops count parcels, not returns.</p>',
  );
  expect(more).toEqual([]);
  if (change?.change !== 'edited') throw new Error('not edited');
  expect(countWords(change.pieces, 'removed')).toBe('orders');
  expect(countWords(change.pieces, 'added')).toBe('parcels');
});

test('an inserted paragraph leaves the others unchanged', () => {
  const changes = compare(
    '<p>One here</p><p>Two there</p>',
    '<p>One here</p><p>Mid</p><p>Two there</p>',
  );
  expect(shapeOf(changes)).toEqual([
    ['same', 'p'],
    ['added', 'p'],
    ['same', 'p'],
  ]);
});

test('several edited paragraphs are matched with their originals', () => {
  const changes = compare(
    '<p>The first one is about orders</p><p>The second tells of parcels</p>',
    '<p>Something that was never there</p><p>The second tells of many parcels</p>',
  );
  expect(changes.map(({ change }) => change)).toEqual(['removed', 'added', 'edited']);
});

test('a bold word differs, and the words around it do not', () => {
  const [change] = compare('<p>Count the returns now</p>', '<p>Count the <b>returns</b> now</p>');
  if (change?.change !== 'edited') throw new Error('not edited');
  expect(countWords(change.pieces, 'removed')).toBe('returns');
  expect(countWords(change.pieces, 'same')).toBe('Count the now');
});

test('a change of style makes an edited block with the same words', () => {
  const [change] = compare('<p>Centred text</p>', '<p class="align-center">Centred text</p>');
  if (change?.change !== 'edited') throw new Error('not edited');
  expect(change.pieces.every((piece) => piece.change === 'same')).toBe(true);
});

test('lists, quotes, code, tables, pictures and videos are blocks of their own kind', () => {
  const html = `<ul><li>A<ol><li>B</li></ol></li></ul><blockquote><p>Q</p></blockquote><pre><code>a
  b</code></pre><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>
  <figure><img src="/a.png" alt="Alt"><figcaption>Cap</figcaption></figure><video src="/a.mp4"></video><hr>`;
  const blocks = richTextBlocks(html, inert);
  expect(blocks.map(({ kind, depth }) => `${kind}${depth}`)).toEqual(
    'bullet0 number1 quote0 code0 row0 image0 p0 video0 rule0'.split(' '),
  );
  expect(blocks[3]?.words.map(({ text }) => text).join('')).toBe('a\n  b');
  expect(blocks[4]?.words.map(({ text }) => text).join('')).toBe('1 | 2');
  expect(blocks[5]).toMatchObject({ src: '/a.png', alt: 'Alt' });
});

test('both texts of all demonstration content can be restored from their comparison', () => {
  const texts = demoContent().posts.map(({ content }) => content);
  for (const [at, after] of texts.entries()) {
    const before = texts[(at + 1) % texts.length] ?? '';
    const changes = compare(before, after);
    const read = (side: 'added' | 'removed') =>
      changes
        .flatMap((each) => {
          if (each.change === 'edited')
            return each.pieces.filter(({ change }) => change === 'same' || change === side);
          return each.change === 'same' || each.change === side
            ? [{ words: each.block.words }]
            : [];
        })
        .flatMap(({ words }) => words.map(({ text }) => text.trim()))
        .join('');
    const told = (html: string) =>
      richTextBlocks(html, inert)
        .flatMap(({ words }) => words.map(({ text }) => text.trim()))
        .join('');
    expect(read('added')).toBe(told(after));
    expect(read('removed')).toBe(told(before));
  }
});

test('a long text in which every block changed is compared quickly', async () => {
  const text = (word: string) =>
    Array.from({ length: 400 }, (_, n) => `<p>Paragraph ${n} says ${word} and little else.</p>`);
  const spent = await processorMs(() => {
    const changes = compare(text('this').join(''), text('that').join(''));
    expect(changes).toHaveLength(400);
    expect(changes.every(({ change }) => change === 'edited')).toBe(true);
  });
  expect(spent).toBeLessThan(3000);
});

test('a removed end keeps its space before it', () => {
  const [change] = compare('<p>Account pricing without</p>', '<p>Account pricing</p>');
  if (change?.change !== 'edited') throw new Error('not edited');
  expect(change.pieces[0]?.words.map(({ text }) => text).join('')).toBe('Account pricing ');
});
