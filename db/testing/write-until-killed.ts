// A process that writes to a database file and prints each acknowledged write, until a test kills it.
import { openDatabase } from '#db/client.ts';
import { writeNote } from './notes.ts';

const db = await openDatabase({ url: `file:${process.argv[2]}` });
for (let i = 0; ; i++) {
  const name = `note ${i}`;
  await writeNote(db, name);
  process.stdout.write(`${name}\n`);
}
