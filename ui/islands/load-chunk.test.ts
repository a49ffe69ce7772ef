import { expect, mock, test } from 'bun:test';
import { loadChunk } from './load-chunk.ts';

test('a chunk that cannot be loaded is tried once more', async () => {
  const load = mock(async () => 'chunk').mockRejectedValueOnce(new Error('The page was left'));
  expect(await loadChunk(load)).toBe('chunk');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that cannot be loaded twice is an error', async () => {
  const load = mock(() => Promise.reject(new Error('Offline')));
  await expect(loadChunk(load)).rejects.toThrow('Offline');
  expect(load).toHaveBeenCalledTimes(2);
});
