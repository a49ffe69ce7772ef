import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { offices } from '#db/content/offices.ts';
import { originalOf } from '#db/content/originals.ts';
import { getValues } from '#db/contract/documents/section-types.ts';
import { CallRequestForm } from './call-request-form.tsx';
import { ContactPage } from './contact-page.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const page = (shown = offices) =>
  renderToStaticMarkup(
    <ContactPage
      {...getValues(originalOf('contact', { isCounting: false }).sections, 'contact')}
      email="hello@verso.example"
      offices={shown}
      bookingHref="https://meetings.example/verso"
    />,
  );
const text = page()
  .replace(/<[^>]*>/g, ' ')
  .replace(/\s+/g, ' ');

test('the texts are those of docs/contract.md', () => {
  expect(text).toContain('How can we help?');
  expect(text).toContain('within one working day');
  expect(page()).toContain('href="mailto:hello@verso.example"');
});

test('the booking button is a link to the scheduler until its dialog takes over', () => {
  expect(page()).toMatch(
    /href="https:\/\/meetings.example\/verso"[^>]*data-opens="booking"[^>]*>Or Book a Call with Our Team</,
  );
});

test('only the first office is the headquarters, with picture and whole address', () => {
  expect(page().match(/>HQ</g)).toHaveLength(1);
  expect(text).toContain('Liverpool HQ 3 Ropery Yard Baltic Quay');
});

test('the picture of the headquarters is in the first view of a laptop, so it is not lazy', () => {
  expect(page()).toContain('<img');
  expect(page()).not.toContain('data-src');
});

test('other offices show country, first line and an optional phone', () => {
  expect(text).toContain('Leeds England 12 Weaver’s Lock +44 113 496 0120');
  expect(text).not.toContain('Canal Wharf');
  expect(text).toEndWith('Ottawa Canada Office opening soon ');
});

test('without offices only the form is shown', () => {
  expect(page([])).not.toContain('office-card');
});

test('a pasted message that is too long is not cut off: the server reports the limit', () => {
  for (const form of [
    <EnquiryForm key="enquiry" interests={[]} />,
    <CallRequestForm key="call" />,
  ]) {
    const [message] = renderToStaticMarkup(form).match(/<textarea[^>]*name="message"[^>]*>/) ?? [
      '',
    ];
    expect(message).not.toBe('');
    expect(message).not.toMatch(/maxlength/i);
  }
});
