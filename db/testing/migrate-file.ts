// A process that migrates a given database file, as every start does.
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';

const db = await openDatabase({ url: `file:${process.argv[2]}` });
await migrateDatabase(db);
await db.close();
