// Acknowledged writes survive kill -9 at any moment.
import { expect, test } from 'bun:test';
import { readNotes, writeNote } from './testing/notes.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

test('keeps every acknowledged write of a killed process', async () => {
  await using opened = await openTestDatabase();
  const writer = Bun.spawn([
    process.execPath,
    `${import.meta.dir}/testing/write-until-killed.ts`,
    opened.path,
  ]);
  const acknowledged: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of writer.stdout) {
    acknowledged.push(...decoder.decode(chunk).trim().split('\n'));
    if (acknowledged.length > 20) writer.kill('SIGKILL');
  }
  await writer.exited;
  expect(await readNotes(opened.db)).toEqual(expect.arrayContaining(acknowledged));
  await writeNote(opened.db, 'goes on');
});
