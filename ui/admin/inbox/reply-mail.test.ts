// An answer is opened with address, subject and quoted message.
import { expect, test } from 'bun:test';
import { callRequest, enquiry, signUp } from '../../../stories/fixtures/enquiries.ts';
import { replyMail, replyText, startedWith } from './reply-mail.ts';

const paramsOf = (address: string | null) => new URL(address ?? '').searchParams;

test('the answer has the address, the subject and the quoted message', () => {
  const address = replyMail(enquiry);
  expect(address).toStartWith('mailto:imogen@harrowtide.example?');
  expect(paramsOf(address).get('subject')).toBe('Re: Replatforming');
  expect(paramsOf(address).get('body')).toBe(
    'Hello Imogen,\r\n\r\n\r\n\r\nOn March 11, 2026 you wrote:\r\n> We sell kettles in nine countries and our shop speaks two languages.\r\n> \r\n> Can we talk?',
  );
});

test('an address cannot add recipients or fields', () => {
  const address = replyMail({ ...enquiry, email: 'a@b.example?bcc=x@y.example&cc=z' });
  expect(paramsOf(address).has('bcc')).toBe(false);
  expect(paramsOf(address).has('cc')).toBe(false);
});

test('a long message is shortened, and characters stay whole', () => {
  const body = paramsOf(replyMail({ ...enquiry, message: '😀'.repeat(3000) })).get('body') ?? '';
  expect(body).toEndWith('😀…');
  expect(body.isWellFormed()).toBe(true);
});

test('without an email address there is no mail link', () => {
  expect(replyMail(callRequest)).toBeNull();
  expect(paramsOf(replyMail(signUp)).get('body')).toBe('Hello,\r\n\r\n\r\n');
});

test('a template replaces an untouched answer, and goes above one that was typed', () => {
  const template = { name: 'Call', text: 'Hello {name},\n\nshall we talk?' };
  const start = replyText(enquiry).text;
  const started = startedWith(template, { text: start, start, enquiry });
  expect(started).toStartWith(
    'Hello Imogen,\n\nshall we talk?\n\nOn March 11, 2026 you wrote:\n> We sell',
  );
  expect(startedWith(undefined, { text: started, start: started, enquiry })).toBe(start);
  const typed = { text: 'My own words', start, enquiry };
  expect(startedWith(template, typed)).toBe('Hello Imogen,\n\nshall we talk?\n\nMy own words');
  expect(startedWith(undefined, typed)).toBe('My own words');
});

test('a template is filled in with any name, or without one', () => {
  const filled = (name: string | null) =>
    startedWith(
      { name: 'Hi', text: 'Hello {name},' },
      { text: '', start: 'x', enquiry: { ...enquiry, name } },
    );
  expect(filled('$& Sons')).toBe('Hello $&,\n\n');
  expect(filled(null)).toBe('Hello,\n\n');
});
