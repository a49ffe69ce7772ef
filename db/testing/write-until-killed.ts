// A process that writes to the database file it is given and says each write once it was acknowledged; a test kills it.
import { openDatabase } from '#db/client.ts';
import { writeNote } from './notes.ts';

const db = await openDatabase({ url: `file:${process.argv[2]}` });
for (let i = 0; ; i++) {
  const name = `note ${i}`;
  await writeNote(db, name);
  process.stdout.write(`${name}\n`);
}
