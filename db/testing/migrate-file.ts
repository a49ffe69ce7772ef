// A process that migrates the database file it is given, as every start does.
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';

const db = await openDatabase({ url: `file:${process.argv[2]}` });
await migrateDatabase(db);
await db.close();
