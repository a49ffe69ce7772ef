// A limit in memory ends with its window, whatever the clock does.
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { DAY_MS } from '#db/limits.ts';
import { rateLimit } from './rate-limit.ts';

afterEach(() => void setSystemTime());

test('a window that began while the clock was ahead ends in time', async () => {
  const limit = rateLimit({ max: 1, windowMs: 20, message: (s) => `${s} s` });
  setSystemTime(Date.now() + DAY_MS);
  limit('192.0.2.1');
  expect(() => limit('192.0.2.1')).toThrow('1 s');
  setSystemTime();
  await Bun.sleep(25);
  expect(() => limit('192.0.2.1')).not.toThrow();
});
