// An empty folder for tests.
import { afterAll } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for all tests of the calling file, and removes it after them. */
export function setUpFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verso-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
