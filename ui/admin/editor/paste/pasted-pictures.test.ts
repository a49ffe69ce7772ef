// Pictures in pasted HTML: embedded ones are extracted for upload, missing ones are reported.
import { expect, test } from 'bun:test';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { EditorState, Selection } from '@tiptap/pm/state';
import { content, inert, schema } from '#ui/admin/editor/testing/content.ts';
import { cleanPaste } from './clean-paste.ts';
import { extractPictures, pictureProblem } from './pasted-pictures.ts';

const bytes = new Uint8Array(600).map((_, at) => at % 251);
const PICTURE = `data:image/png;base64,${bytes.toBase64()}`;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** `html` pasted into `text`: the remaining text, and the index of the block before each picture. */
function pasted(html: string, text = '') {
  const root = inert.createElement('div');
  root.innerHTML = cleanPaste(html, inert);
  const doc = content.read(text);
  const { tr } = EditorState.create({ doc, selection: Selection.atEnd(doc) });
  tr.replaceSelection(Slice.maxOpen(DOMParser.fromSchema(schema).parse(root).content, false));
  const pictures = extractPictures(tr);
  return {
    html: content.write(tr.doc),
    after: pictures.map(({ position }) => tr.doc.resolve(position).index()),
    files: pictures.map(({ file }) => file),
  };
}

test('an embedded picture becomes a file', async () => {
  const [file] = pasted(`<p>a<img src="${PICTURE}">b</p>`).files;
  expect(file?.type).toBe('image/png');
  expect(file?.name).toBe('pasted-image.png');
  expect(new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer)).toEqual(bytes);
});

test('a picture belongs after the block that contained it, and no empty block is left', () => {
  const img = `<img src="${PICTURE}">`;
  for (const [html, left, after] of [
    [`<p>a${img}b</p><p>c</p>`, '<p>ab</p><p>c</p>', [1]],
    [`<p>a</p><p>${img}</p><p>b</p><p>${img}</p>`, '<p>a</p><p>b</p>', [1, 2]],
    [
      `<p>a</p><figure>${img}<figcaption>Said</figcaption></figure><p>b</p>`,
      '<p>a</p><p>Said</p><p>b</p>',
      [2],
    ],
    [`<p>a</p><figure>${img}</figure><p>b</p>`, '<p>a</p><p>b</p>', [1]],
    [`<ul><li>a${img}</li><li>b</li></ul><p>c</p>`, '<ul><li>a</li><li>b</li></ul><p>c</p>', [1]],
    [
      `<p>a</p><blockquote><figure>${img}</figure></blockquote><p>b</p>`,
      '<p>a</p><blockquote><p></p></blockquote><p>b</p>',
      [2],
    ],
    [img, '', [1]],
    [`<figure>${img}</figure>`, '', [1]],
    ['<p>a</p>', '<p>a</p>', []],
  ] as const) {
    const { html: got, after: stood } = pasted(html);
    expect(got).toBe(left);
    expect(stood).toEqual([...after]);
  }
  expect(pasted(`<p>a</p><p>${img}</p>`, '<p>before</p>').html).toBe('<p>beforea</p>');
  expect(pasted(`<p>${img}${img}</p>`, '').after).toEqual([1, 1]);
});

test('pictures that cannot be pasted are counted, with advice on how to insert them', () => {
  const told = (html: string) => pictureProblem(html, inert)?.title;
  expect(pictureProblem('<p><img src="file:///C:/Temp/image001.png"></p>', inert)).toEqual({
    title: '1 picture could not be pasted',
    description: 'Save it on your computer, then insert it with the Image button.',
  });
  const two = '<img src="cid:image001"><img src="blob:https://other.example/1">';
  expect(pictureProblem(two, inert)).toEqual({
    title: '2 pictures could not be pasted',
    description: 'Save them on your computer, then insert them with the Image button.',
  });
  // a placeholder of lazy loading is not a picture
  expect(told(`<img src="${PIXEL}" data-src="/a.png">`)).toBe('1 picture could not be pasted');
  expect(told('<img src="data:image/svg+xml;base64,PHN2Zz4=">')).toBe(
    '1 picture could not be pasted',
  );
  expect(told('<noscript><img src="file:///a.png"></noscript>')).toBeUndefined();
  expect(told(`<img src="${PICTURE}"><img src="https://other.example/a.png">`)).toBeUndefined();
  expect(told('<p>No picture</p>')).toBeUndefined();
});

test('pictures with addresses that expire are reported', () => {
  const html = '<p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=x"></p>';
  expect(pictureProblem(html, inert)).toEqual({
    title: '1 picture may disappear',
    description:
      "Google's links to it expire. Save it on your computer, then insert it with the Image button.",
  });
  expect(pictureProblem(`${html}<img src="file:///a.png">`, inert)?.title).toBe(
    '1 picture could not be pasted',
  );
});
