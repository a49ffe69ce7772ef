import { expect, test } from 'bun:test';
import { showsSomething } from './shown-html.ts';

test.each(['', ' \n', '<p></p>', '<p><br></p><p>   </p>', '<p>&nbsp;\u00a0\u200b</p>'])(
  '%j shows nothing',
  (html) => expect(showsSomething(html)).toBe(false),
);

test.each(['a', '<p>.</p>', '<figure><img src="/a.png"></figure>', '<hr>', '<p>&amp;</p>'])(
  '%j shows something',
  (html) => expect(showsSomething(html)).toBe(true),
);
