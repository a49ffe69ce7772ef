// The form of docs/decisions: a number, a date and a status for each, and an index that agrees.
import { expect, test } from 'bun:test';
import { join } from 'node:path';

const FOLDER = join(import.meta.dir, '../docs/decisions');
const paths = [...new Bun.Glob('[0-9]*.md').scanSync({ cwd: FOLDER })].sort();
const texts = new Map(
  await Promise.all(
    paths.map(async (path) => [path, await Bun.file(join(FOLDER, path)).text()] as const),
  ),
);
const LINK = /\[(\d{4})\]\((\d{4}-[a-z0-9-]+\.md)\)/;

function headOf(path: string) {
  const text = texts.get(path) ?? '';
  return {
    number: /^# (\d{4})\. /.exec(text)?.[1],
    title: /^# \d{4}\. (.+)$/m.exec(text)?.[1],
    date: /^Date: (\d{4}-\d\d-\d\d)\\$/m.exec(text)?.[1],
    status: /^Status: (.+)$/m.exec(text)?.[1],
  };
}

test.each(paths)('%s has a number, a title, a date and a status', (path) => {
  const { number, title, date, status } = headOf(path);
  expect(number).toBe(path.slice(0, 4));
  expect(title).toBeTruthy();
  expect(date).toBeTruthy();
  expect(status).toMatch(/^(accepted|(narrowed|superseded) by \[\d{4}\]\(.+\))$/);
});

test('every number is used once', () => {
  const numbers = paths.map((path) => path.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the index has a matching row for each decision', async () => {
  const index = await Bun.file(join(FOLDER, 'README.md')).text();
  const rows = index
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const expected = paths.map((path) => {
    const { number, title, date, status } = headOf(path);
    return ['', `[${number}](${path})`, title, date, status, ''];
  });
  expect(rows).toEqual(expected as string[][]);
});

test('a decision that narrows or supersedes another names it', () => {
  for (const path of paths) {
    const [, number, later] = LINK.exec(headOf(path).status ?? '') ?? [];
    if (!later) continue;
    expect(later.slice(0, 4)).toBe(number as string);
    expect(texts.get(later), `${later} says that it changes ${path}`).toMatch(
      new RegExp(`\\b${path.slice(0, 4)}\\b`),
    );
  }
});
