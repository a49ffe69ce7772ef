import { expect, test } from 'bun:test';
import { hasVisibleContent } from './visible-content.ts';

test.each(['', ' \n', '<p></p>', '<p><br></p><p>   </p>', '<p>&nbsp;\u00a0\u200b</p>'])(
  '%j shows nothing',
  (html) => expect(hasVisibleContent(html)).toBe(false),
);

test.each(['a', '<p>.</p>', '<figure><img src="/a.png"></figure>', '<hr>', '<p>&amp;</p>'])(
  '%j shows something',
  (html) => expect(hasVisibleContent(html)).toBe(true),
);
