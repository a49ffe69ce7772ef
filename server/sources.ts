// The sources of a build: it is made again when their hash has changed.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the project. */
export const ROOT = resolve(import.meta.dir, '..');

/** The files that match one of the patterns, relative to the project, sorted, without tests. */
export function listSources(patterns: readonly string[]): string[] {
  const paths = patterns.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync({ cwd: ROOT })]);
  return paths.filter((each) => !/\.test\.tsx?$/.test(each)).sort();
}

/**
 * The hash of these files and of Bun's version. Reads synchronously: hundreds of small asynchronous reads would delay the
 * start.
 */
export function hashSources(patterns: readonly string[]): string {
  const hash = new Bun.CryptoHasher('sha256').update(Bun.version);
  for (const path of listSources(patterns))
    hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}
