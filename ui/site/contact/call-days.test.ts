import { expect, test } from 'bun:test';
import { callDays } from './call-days.ts';

const at = (moment: string) => callDays(Date.parse(moment));

test('the next working days are offered, today and tomorrow by name', () => {
  expect(at('2026-11-24T10:00:00Z')).toEqual([
    { value: '2026-11-24', label: 'Today' },
    { value: '2026-11-25', label: 'Tomorrow' },
    { value: '2026-11-26', label: 'Thu, Nov 26' },
    { value: '2026-11-27', label: 'Fri, Nov 27' },
  ]);
});

test('the weekend is left out, and so is a day that is nearly over', () => {
  expect(at('2026-11-27T16:00:00Z').map(({ label }) => label)).toEqual([
    'Mon, Nov 30',
    'Tue, Dec 1',
    'Wed, Dec 2',
    'Thu, Dec 3',
  ]);
  expect(at('2026-11-29T09:00:00Z')[0]).toEqual({ value: '2026-11-30', label: 'Tomorrow' });
});

test('the day is that of the UK, whatever the clock of the visitor says', () => {
  // half past midnight in London, still the day before in UTC
  expect(at('2026-06-30T23:30:00Z')[0]).toEqual({ value: '2026-07-01', label: 'Today' });
});
