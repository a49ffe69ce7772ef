// The due time of an answer: one working day, without weekends.
import { expect, test } from 'bun:test';
import { ageOf, replyDue, replyDueAt } from './reply-due.ts';

const sent = (createdAt: string, changes: object = {}) =>
  ({
    ...{ kind: 'enquiry', status: 'new', createdAt, preferredDate: null, merged: [], ...changes },
  }) as Parameters<typeof replyDue>[0];
const dueOf = (createdAt: string, changes?: object) =>
  new Date(replyDueAt(sent(createdAt, changes))).toISOString();
// 2026-03-11 is a Wednesday
const NOW = Date.parse('2026-03-11T12:00:00.000Z');

test('an answer is due one working day later', () => {
  expect(dueOf('2026-03-11T09:30:00.000Z')).toBe('2026-03-12T09:30:00.000Z');
  expect(dueOf('2026-03-13T15:00:00.000Z')).toBe('2026-03-16T15:00:00.000Z');
});

test('an enquiry sent at the weekend is due at the end of Monday', () => {
  for (const day of ['14', '15'])
    expect(dueOf(`2026-03-${day}T09:30:00.000Z`)).toBe('2026-03-17T00:00:00.000Z');
});

test('a call is due by the end of business in London on its day, in winter and in summer', () => {
  for (const [createdAt, preferredDate, due] of [
    ['2026-03-11T09:30:00.000Z', '2026-03-18', '2026-03-18T17:00:00.000Z'],
    ['2026-03-11T09:30:00.000Z', '2026-03-11', '2026-03-11T17:00:00.000Z'],
    ['2026-07-15T09:30:00.000Z', '2026-07-15', '2026-07-15T16:00:00.000Z'],
  ] as const)
    expect(dueOf(createdAt, { preferredDate })).toBe(due);
});

test('the time left is shown as a text with a tone', () => {
  const at = (createdAt: string) => replyDue(sent(createdAt), NOW);
  expect(at('2026-03-11T11:00:00.000Z')).toEqual({ text: 'due in 23 h', tone: 'calm' });
  expect(at('2026-03-10T15:00:00.000Z')).toEqual({ text: 'due in 3 h', tone: 'soon' });
  expect(at('2026-03-10T12:20:00.000Z')).toEqual({ text: 'due in 20 min', tone: 'soon' });
  expect(at('2026-03-10T10:00:00.000Z')).toEqual({ text: '2 h late', tone: 'late' });
  expect(at('2026-03-05T12:00:00.000Z')).toEqual({ text: '5 d late', tone: 'late' });
});

test('a sign-up, spam and an answered enquiry have no due time', () => {
  for (const changes of [{ kind: 'newsletter' }, { status: 'spam' }, { status: 'answered' }])
    expect(replyDue(sent('2026-03-01T12:00:00.000Z', changes), NOW)).toBeNull();
});

test('the age is shown in the largest unit, and as a date after a month', () => {
  expect(ageOf('2026-03-11T11:59:50.000Z', NOW)).toBe('1 min');
  expect(ageOf('2026-03-11T09:00:00.000Z', NOW)).toBe('3 h');
  expect(ageOf('2026-03-08T12:00:00.000Z', NOW)).toBe('3 d');
  expect(ageOf('2026-01-08T12:00:00.000Z', NOW)).toBe('Jan 08, 2026');
});

test('an enquiry is due with the earliest of its merged enquiries', () => {
  const merged = [sent('2026-03-10T09:00:00.000Z'), sent('2026-03-11T10:00:00.000Z')];
  expect(replyDue(sent('2026-03-11T11:00:00.000Z', { merged }), NOW)?.text).toBe('3 h late');
});
