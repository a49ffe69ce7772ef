// `bun testing/seed-data-folder.ts <folder>`: creates a data folder as after the first start, with the demonstration content.
// Journeys start on copies of it. The hash of the staff password is cheap to verify, because a hash contains its cost.
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createPasswordHash } from '#db/queries/access/staff-password.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { parseConfig } from '#server/config.ts';
import { hashCheaply, PASSWORD } from './password.ts';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('Name the folder');

const db = await openDatabase(parseConfig({ DATA_DIR: dataDir }).database);
await migrateDatabase(db);
await seedDemoContent(db);
await completeSearchIndex(db);
await createPasswordHash(db, await hashCheaply(PASSWORD));
await db.close();
