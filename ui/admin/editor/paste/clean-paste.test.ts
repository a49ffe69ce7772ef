// Pastes from other programs, with HTML from their real clipboards.
import { expect, test } from 'bun:test';
import { DOMParser, type Node, Slice } from '@tiptap/pm/model';
import { EditorState, Selection } from '@tiptap/pm/state';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import {
  excel,
  googleDocs,
  quillOne,
  quillTwo,
  word,
} from '#ui/admin/editor/testing/clipboards.ts';
import { content, inert, schema } from '#ui/admin/editor/testing/content.ts';
import { cleanPaste } from './clean-paste.ts';
import { keepFirstBlockStyle } from './keep-first-block-style.ts';

/** The content of an empty editor after `html` was pasted. */
function pasted(html: string): string {
  const root = inert.createElement('div');
  root.innerHTML = cleanPaste(html, inert);
  const doc: Node = DOMParser.fromSchema(schema).parse(root);
  return content.write(doc);
}

test('scripts, event handlers and script links are removed', () => {
  for (const [html, left] of [
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p>a<img src=x onerror=alert(1)>b</p>', '<p>a<img src="x">b</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href=" java&#10;script:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
    ['<p>a<img src="data:image/svg+xml;base64,PHN2Zz4=">b</p>', '<p>ab</p>'],
    ['<p>a</p><iframe src="https://evil.example"></iframe>', '<p>a</p>'],
    ['<p>a</p><iframe class="ql-video" src="javascript:alert(1)"></iframe>', '<p>a</p>'],
    ['<p>a</p><svg onload="alert(1)"><p>b</p></svg>', '<p>a</p>'],
    ['<p style="position: fixed; background: url(//evil.example)">a</p>', '<p>a</p>'],
    ['<p class="button ql-align-center header">a</p>', '<p class="align-center">a</p>'],
  ] as const)
    expect(pasted(html)).toBe(left);
});

test('pasted content passes the sanitiser of the server unchanged', () => {
  const newTab = '<p><a href="https://verso.example" target="_blank">a</a></p>';
  for (const clipboard of [word, excel, googleDocs, quillOne, quillTwo, newTab]) {
    const html = pasted(clipboard);
    expect<string>(sanitiseHtml(html)).toBe(html);
  }
});

test('Word: headings, nested lists and emphasis are kept, its styles are not', () => {
  expect(pasted(word)).toBe(
    '<h1>Returns audit</h1>' +
      '<p>Most shops count <strong>orders</strong>. Few count what <em>comes back</em>, m<sup>2</sup>.</p>' +
      '<ul><li>Labels<ul><li>printed at home</li><li>in the box</li></ul></li><li>Reasons</li></ul>' +
      '<p>Then, in order:</p>' +
      '<ol><li>Count</li><li>Ask <a href="https://verso.example/why">why</a></li></ol>' +
      '<table><tbody><tr><td>May</td><td>412</td></tr></tbody></table>' +
      '<p class="align-center">End of the audit</p>',
  );
});

test('Word: a numbered heading stays a heading, and a list with letters keeps them', () => {
  const item = (marker: string, text: string) =>
    `<p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">${marker}<span>&nbsp;</span></span>${text}</p>`;
  expect(
    pasted(
      `<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.1<span>&nbsp;</span></span>Returns</h2>${item('a)', 'Count')}${item('b)', 'Ask')}`,
    ),
  ).toBe('<h2>2.1 Returns</h2><ol type="a"><li>Count</li><li>Ask</li></ol>');
});

test('Word on the web: headings and nested lists are kept, and numbers continue after a paragraph', () => {
  const text = (words: string) =>
    `<span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${words}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span>`;
  const item = (list: string, level: number, words: string) =>
    `<div class="ListContainerWrapper SCXW1"><${list} role="list"><li data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1">${text(words)}</p></li></${list.split(' ')[0]}></div>`;
  const block = (attributes: string, words: string) =>
    `<div class="OutlineElement Ltr SCXW1" style="orphans: 2"><p class="Paragraph SCXW1" ${attributes}>${text(words)}</p></div>`;
  const clipboard = [
    block('role="heading" aria-level="2"', 'Why'),
    ...[item('ul', 1, 'One'), item('ul', 2, 'Deep'), item('ul', 1, 'Two')],
    ...[item('ol start="1"', 1, 'Count'), item('ol start="2"', 1, 'Ask')],
    block('', 'Then'),
    item('ol start="3"', 1, 'Send'),
  ];
  expect(pasted(clipboard.join(''))).toBe(
    '<h2>Why</h2><ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul><ol><li>Count</li><li>Ask</li></ol><p>Then</p><ol start="3"><li>Send</li></ol>',
  );
});

test('Excel: cells become a table', () => {
  const [head, row] = [
    '<tr><td>Month</td><td>Returns</td></tr>',
    '<tr><td>May</td><td>412</td></tr>',
  ];
  expect(pasted(excel)).toBe(`<table><tbody>${head}${row}</tbody></table>`);
});

test('Google Docs: the bold wrapper is removed, and styled spans become bold, italic and underlined text', () => {
  expect(pasted(googleDocs)).toBe(
    '<h2>What we found</h2>' +
      '<p>The <strong>first</strong> week was <em>quiet</em> and <u>long</u>. <a href="https://verso.example/">Read more</a></p>' +
      '<ul><li>One<ul><li>A part of it</li></ul></li><li>Two</li></ul>' +
      '<p>After the list</p>',
  );
});

test('links of a Google document lead directly to their target', () => {
  const href = 'https://www.google.com/url?q=https://verso.example/why&amp;sa=D&amp;source=editors';
  expect(pasted(`<p><a href="${href}">why</a></p>`)).toBe(
    '<p><a href="https://verso.example/why">why</a></p>',
  );
});

test('text of a web page is pasted without its colours and font', () => {
  const look = 'color: rgb(32, 33, 34); font-family: serif; orphans: 2; text-align: start';
  const inline = `${look}; background-color: rgb(255, 255, 255); display: inline !important`;
  expect(
    pasted(
      `<span style="${inline}">plain </span><b style="${inline}">bold</b><span style="${inline}; font-style: italic"> italic</span>`,
    ),
  ).toBe('<p>plain <strong>bold</strong><em> italic</em></p>');
  expect(pasted(`<p style="${look}">a <span style="color: red">b</span></p>`)).toBe('<p>a b</p>');
});

test('Word: comments, deleted words and links within the document are left out, the direction is kept', () => {
  const ofWord = (html: string) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office">${html}`;
  expect(
    pasted(
      ofWord(
        '<p class=MsoNormal>Few <del cite="mailto:Jo" datetime="2026-01-01T10:00">shops </del><ins cite="mailto:Jo">count</ins> returns<a class=msocomanchor href="#_msocom_1">[J1]</a><span class=MsoCommentReference>&nbsp;</span>.<a href="#_ftn1"><span>[1]</span></a></p>' +
          '<p class=MsoNormal dir=RTL style="text-align:right">שלום</p>' +
          '<div style="mso-element:comment-list"><hr class=msocomoff><div style="mso-element:comment"><p class=MsoCommentText>Is that true?</p></div></div>',
      ),
    ),
  ).toBe('<p>Few count returns.[1]</p><p class="align-right" dir="rtl">שלום</p>');
});

test('a line break of a web page stays, a blank line between blocks does not', () => {
  const span = (text: string) => `<span style="orphans: 2">${text}</span>`;
  expect(pasted(`${span('One')}<br>${span('Two <b>three</b>')}<br>four`)).toBe(
    '<p>One<br>Two <strong>three</strong><br>four</p>',
  );
  expect(pasted(`<div style="orphans: 2"><p>One</p><br>\n<br><p>Two</p><br></div>`)).toBe(
    '<p>One</p><p>Two</p>',
  );
  expect(pasted(`${span('One')}<br class="Apple-interchange-newline">`)).toBe('<p>One</p>');
});

test('code copied from a web page stays one code block, with each of its elements on a line', () => {
  const lines = '<div class="line"><span>const</span> a = 1;</div><div class="line">  b;</div>';
  for (const html of [
    `<pre><code class="language-js">${lines}</code></pre>`,
    `<pre><div><div>js</div><div><button>Copy</button></div></div><div><code class="language-js">${lines}</code></div></pre>`,
  ])
    expect(pasted(html)).toBe('<pre><code class="language-js">const a = 1;\n  b;</code></pre>');
});

test('a checked item of a list stays checked', () => {
  expect(
    pasted('<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>'),
  ).toBe('<ul><li>☑ a</li><li>☐ b</li></ul>');
  const ofGoogleDocs = (state: boolean, words: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${state}"><img src="data:image/png;base64,iVBORw0KGgo=" aria-roledescription="checkbox"><p dir="ltr" role="presentation"><span>${words}</span></p></li>`;
  expect(
    pasted(
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${ofGoogleDocs(true, 'a')}${ofGoogleDocs(false, 'b')}</ul></b>`,
    ),
  ).toBe('<ul><li>☑ a</li><li>☐ b</li></ul>');
});

test('Quill 1: alignment, size, font, indentation and code are converted', () => {
  expect(pasted(quillOne)).toBe(
    '<h2 class="align-center">Centred</h2>' +
      '<p class="indent-1">A step in</p>' +
      '<p><span class="size-large">Large</span> and <span class="font-serif">serif</span> and <span style="color: rgb(230, 0, 0);">red</span></p>' +
      '<p class="align-right" dir="rtl">مرحبا</p>' +
      '<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul>' +
      '<pre><code>const a = 1;\nconst b = 2;\n</code></pre>',
  );
});

test('Quill 2: lists, code blocks and videos are converted', () => {
  expect(pasted(quillTwo)).toBe(
    '<ol><li>First<ul><li>Bullet below</li></ul></li><li>Second</li></ol><ul><li>Bullet</li></ul>' +
      '<pre><code class="language-javascript">const a = 1;\n\n  b &lt; 2;</code></pre>' +
      '<p><a href="https://www.youtube.com/embed/x?showinfo=0">https://www.youtube.com/embed/x?showinfo=0</a></p>' +
      '<video src="https://verso.example/film.mp4" controls="" preload="metadata">Your browser does not support the video tag.</video>' +
      '<p>After the films</p>',
  );
});

/** The text after `html` was pasted at the start of its first block. */
function pastedInto(text: string, html: string): string {
  const root = inert.createElement('div');
  root.innerHTML = cleanPaste(html, inert);
  const doc = content.read(text);
  const state = EditorState.create({ doc, selection: Selection.atStart(doc) });
  const slice = Slice.maxOpen(DOMParser.fromSchema(schema).parse(root).content);
  return content.write(state.tr.replaceSelection(keepFirstBlockStyle(slice, state.selection)).doc);
}

test('the first block keeps its style when pasted into an empty paragraph', () => {
  for (const [text, html, after] of [
    ['', '<p class="ql-align-center">c</p><p>d</p>', '<p class="align-center">c</p><p>d</p>'],
    ['', '<p class="ql-align-center">c</p>', '<p class="align-center">c</p>'],
    [
      '',
      '<p class="ql-indent-2">c</p><ul><li>d</li></ul>',
      '<p class="indent-2">c</p><ul><li>d</li></ul>',
    ],
    ['<p></p><p>after</p>', '<p dir="rtl">c</p>', '<p dir="rtl">c</p><p>after</p>'],
    [
      '<ul><li></li></ul>',
      '<p class="ql-align-right">c</p>',
      '<ul><li><p class="align-right">c</p></li></ul>',
    ],
    ['<p class="align-right"></p>', 'c', '<p class="align-right">c</p>'],
    ['<p class="align-right"></p>', '<p>c</p><p>d</p>', '<p class="align-right">c</p><p>d</p>'],
    ['<h2></h2>', '<p class="ql-align-center">c</p>', '<h2>c</h2>'],
    ['<p>before</p>', '<p class="ql-align-center">c</p>', '<p>cbefore</p>'],
  ] as const)
    expect(pastedInto(text, html)).toBe(after);
});

test('text copied from the editor is pasted unchanged', () => {
  const html =
    '<ol type="a"><li>a</li></ol><p class="indent-2">a <span style="color: #b93108;">red</span></p><pre><code class="language-ts">x\n</code></pre>';
  expect(pasted(html)).toBe(html);
});

test('anchors of headings are kept from the editor, not from other sites', () => {
  const copied = '<h2 data-pm-slice="1 1 []" id="why">Why</h2><p id="x">a</p>';
  expect(pasted(copied)).toBe('<h2 id="why">Why</h2><p>a</p>');
  expect(pasted('<h2 id="why">Why</h2>')).toBe('<h2>Why</h2>');
});

test('an item that begins with a heading has no empty line', () => {
  expect(pasted('<ul><li><h3>Why</h3><p>a</p></li><li><h3>How</h3></li></ul>')).toBe(
    '<ul><li><p>Why</p><p>a</p></li><li>How</li></ul>',
  );
});
