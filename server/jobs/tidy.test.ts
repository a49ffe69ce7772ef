import { afterEach, expect, jest, spyOn, test } from 'bun:test';
import { PageCache } from '#server/cache/page-cache.ts';
import { startTidying } from './tidy.ts';

afterEach(() => jest.useRealTimers());

test('collects once after the last render, and not while pages are rendered', async () => {
  jest.useFakeTimers();
  using collect = spyOn(Bun, 'gc').mockReturnValue(undefined);
  const cache = new PageCache();
  const tidying = startTidying(cache);
  for (let round = 0; round < 3; round++) {
    cache.renders += 1;
    jest.advanceTimersByTime(2000);
  }
  expect(collect).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(20_000);
  expect(collect).toHaveBeenCalledTimes(1);
  tidying.stop();
});
