// Which enquiries look like spam.
import { expect, test } from 'bun:test';
import { enquiryInput } from '#db/contract/enquiries.ts';
import { spamReasonOf } from './spam-reason.ts';

const reasonOf = (change: object) =>
  spamReasonOf(
    enquiryInput.parse({
      kind: 'enquiry',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'A shop for engines',
      ...change,
    }),
  );

test('an ordinary enquiry with a link or two, an accent or a few foreign words is not spam', () => {
  for (const change of [
    {},
    { message: 'See https://a.example and www.b.example' },
    { name: 'Zoë Ångström', message: 'Größe, prix, año' },
    { message: '東京' },
    { visit: { seconds: 3 } },
    { kind: 'newsletter' },
  ])
    expect(reasonOf(change)).toBeNull();
});

test('many links, a link as a name, non-Latin script and a quick submission are suspicious', () => {
  const links = Array.from({ length: 3 }, (_, n) => `http://${n}.example`).join(' ');
  expect(reasonOf({ message: links })).toBe('It contains 3 links.');
  expect(reasonOf({ name: 'Win at www.b.example' })).toBe('The name or company contains a link.');
  expect(reasonOf({ message: 'Продвижение сайтов в поисковых системах недорого' })).toBe(
    'It is not written in Latin letters.',
  );
  expect(reasonOf({ visit: { seconds: 2.4 } })).toBe('It was sent 2 s after the page was opened.');
});
