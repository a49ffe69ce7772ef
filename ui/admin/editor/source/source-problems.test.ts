// Problems that the HTML view reports before a save.
import { expect, test } from 'bun:test';
import { inert } from '#ui/admin/editor/testing/content.ts';
import { sourceProblems } from './source-problems.ts';

for (const [html, ...problems] of [
  ['<p>Fine, with <a href="/about">a link</a><br>and a break</p><hr>'],
  ['<p class="align-center" dir="rtl">Fine</p><img src="/a.png" alt="">'],
  ['<p>Open', '<p> is not closed'],
  ['<p><b>Crossed</p></b>', '<b> is not closed before </p>', '</b> has no opening tag'],
  ['<p>One</p></div>', '</div> has no opening tag'],
  ['<iframe src="/a"></iframe>', '<iframe> is not kept when the text is saved'],
  ['<p onclick="x">One</p>', 'onclick of <p> is not kept when the text is saved'],
  [
    '<p class="align-center hero size-large button">One</p>',
    'Class hero of <p> is not kept when the text is saved',
    'Class button of <p> is not kept when the text is saved',
  ],
  [
    '<p style="color: red; position: fixed">One</p>',
    'position: fixed of <p> is not kept when the text is saved',
  ],
  [
    '<a href="javascript:alert(1)">x</a>',
    'A link cannot lead to javascript:alert(1): only http, https, mailto and tel',
  ],
  ['<img src="data:x" alt="">', '<img> cannot show data:x: only http and https'],
] as const)
  test(`${html} has these problems: ${problems.join('; ') || 'none'}`, () => {
    expect(sourceProblems(html, inert)).toEqual([...problems]);
  });
