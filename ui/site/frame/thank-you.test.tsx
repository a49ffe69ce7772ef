import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#db/content/company.ts';
import { originalOf } from '#db/content/originals.ts';
import { getValues, type SectionValues } from '#db/contract/documents/section-types.ts';
import { ThankYou } from './thank-you.tsx';

const thanks = (type: 'enquiry-thank-you' | 'booking-thank-you') =>
  getValues(originalOf(type, { isCounting: false }).sections, 'thank-you');
const enquiryThanks = thanks('enquiry-thank-you');
const bookingThanks = thanks('booking-thank-you');

const page = (text: SectionValues<'thank-you'>) =>
  renderToStaticMarkup(
    <ThankYou {...text} sign="tick" mark={company.mark} urgentPhone={company.urgentPhone} />,
  );

test('the enquiry page says when the answer comes', () => {
  expect(page(enquiryThanks)).toContain('Enquiry Received!</h1>');
  expect(page(enquiryThanks)).toContain('will respond within 48 hours');
});

test('the booking page says who will call', () => {
  expect(page(bookingThanks)).toMatch(/Your Call .*is Booked!<\/h1>/);
  expect(page(bookingThanks)).toContain(
    'commercial director will phone you on the number you gave',
  );
});

test.each([enquiryThanks, bookingThanks])('$title leads on, and to the urgent phone', (text) => {
  const links = [...page(text).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([company.urgentPhone.href, '/results', '/insights']);
});
