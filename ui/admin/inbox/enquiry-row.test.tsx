// What a row of the inbox says about an enquiry.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { callRequest, signUp } from '../../../stories/fixtures/enquiries.ts';
import { EnquiryRow } from './enquiry-row.tsx';

test.each([
  ['Call request', callRequest],
  ['Newsletter', signUp],
])('a row without a message names its kind once: %s', (kind, enquiry) => {
  const row = renderToStaticMarkup(
    <EnquiryRow
      enquiry={enquiry}
      now={Date.parse('2026-03-11T12:00:00.000Z')}
      isOpen={false}
      isSelected={false}
      onOpen={() => {}}
      onToggle={() => {}}
    />,
  );
  expect(row.split(`>${kind}<`)).toHaveLength(2);
});
