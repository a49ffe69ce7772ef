import { expect, test } from 'bun:test';
import { formatMoment, formatZone, fromWallTime, toWallTime } from './zoned-time.ts';

test('a wall-clock time is converted to UTC', () => {
  expect(fromWallTime('2026-01-15T09:30', 'Europe/London')).toBe('2026-01-15T09:30:00.000Z');
  expect(fromWallTime('2026-07-15T09:30', 'Europe/London')).toBe('2026-07-15T08:30:00.000Z');
  expect(fromWallTime('2026-07-15T09:30', 'America/Toronto')).toBe('2026-07-15T13:30:00.000Z');
  expect(fromWallTime('2026-07-15T00:15', 'Asia/Kathmandu')).toBe('2026-07-14T18:30:00.000Z');
});

test('UTC is converted to wall-clock time', () => {
  for (const zone of ['UTC', 'Europe/London', 'America/New_York', 'Asia/Kolkata'])
    for (const wall of ['2026-03-01T00:00', '2026-07-31T23:59', '2026-11-01T12:00'])
      expect(toWallTime(fromWallTime(wall, zone) ?? '', zone)).toBe(wall);
});

test('a time in a repeated hour gives the first moment', () => {
  expect(fromWallTime('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});

test('a skipped time moves an hour later', () => {
  const moment = fromWallTime('2026-03-29T01:30', 'Europe/London') ?? '';
  expect(toWallTime(moment, 'Europe/London')).toBe('2026-03-29T02:30');
});

test('an invalid time gives null', () => {
  expect(fromWallTime('', 'UTC')).toBeNull();
  expect(fromWallTime('2026-13-01T00:00', 'UTC')).toBeNull();
  expect(toWallTime('soon', 'UTC')).toBe('');
});

test('the zone has its common name', () => {
  expect(formatZone('2026-07-15T09:30:00Z', 'Europe/London')).toBe('British Summer Time (London)');
  expect(formatZone('2026-01-15T09:30:00Z', 'UTC')).toBe('Coordinated Universal Time');
});

test('a moment is formatted in words', () => {
  expect(formatMoment('2026-03-24T09:30:00Z', 'UTC')).toBe('March 24, 2026 at 09:30');
});
