import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { interval } from './interval.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function counted(ms: number) {
  const turns = { count: 0 };
  const run = interval(ms, () => {
    turns.count++;
  });
  return { turns, run };
}

test('an interval does not run until it is started', () => {
  const { turns } = counted(100);
  jest.advanceTimersByTime(500);
  expect(turns.count).toBe(0);
});

test('an interval fires each time its span has passed', () => {
  const { turns, run } = counted(100);
  run(true);
  jest.advanceTimersByTime(99);
  expect(turns.count).toBe(0);
  jest.advanceTimersByTime(201);
  expect(turns.count).toBe(3);
  run(false);
});

test('an interval resumes where it was paused', () => {
  const { turns, run } = counted(100);
  jest.advanceTimersByTime(500);
  run(true);
  jest.advanceTimersByTime(60);
  run(false);
  jest.advanceTimersByTime(1000);
  expect(turns.count).toBe(0);
  run(true);
  jest.advanceTimersByTime(39);
  expect(turns.count).toBe(0);
  jest.advanceTimersByTime(1);
  expect(turns.count).toBe(1);
  run(false);
});

test('an interval started twice fires once', () => {
  const { turns, run } = counted(100);
  run(true);
  run(true);
  jest.advanceTimersByTime(100);
  expect(turns.count).toBe(1);
  run(false);
});
