import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { DateTimeInput } from './date-time-input.tsx';

test('a date-time input shows the time in its zone and names the zone', () => {
  const html = renderToStaticMarkup(
    <DateTimeInput
      value="2026-07-15T08:30:00.000Z"
      timeZone="Europe/London"
      onValueChange={() => {}}
    />,
  );
  expect(html).toContain('value="2026-07-15T09:30"');
  expect(html).toContain('In British Summer Time (London). That is July 15, 2026 at 08:30 UTC.');
});

test('a zone whose time is that of UTC shows it once', () => {
  const html = renderToStaticMarkup(
    <DateTimeInput
      value="2026-01-15T08:30:00.000Z"
      timeZone="Europe/London"
      onValueChange={() => {}}
    />,
  );
  expect(html).toContain('In Greenwich Mean Time (London).<');
});

test('the server renders UTC', () => {
  expect(
    renderToStaticMarkup(
      <DateTimeInput value="2026-07-15T08:30:00.000Z" onValueChange={() => {}} />,
    ),
  ).toContain('value="2026-07-15T08:30"');
});
