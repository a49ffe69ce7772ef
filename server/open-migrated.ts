// Opens the database at a start.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { retryWhileBusy } from '#db/retry.ts';
import { keepCopyBeforeMigrations } from './backups/before-migrations.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { openConfigured } from './open-configured.ts';

/** The database with all migrations; a copy is kept before they run. Creates the data folder. */
export async function openMigrated(
  config: Pick<Config, 'dataDir' | 'database'>,
  log: Log,
): Promise<Database> {
  await openConfigured('DATA_DIR', () => mkdir(config.dataDir, { recursive: true }));
  const variable = process.env.DATABASE_URL
    ? 'DATABASE_URL'
    : `DATA_DIR: ${fileURLToPath(config.database.url)}`;
  return openConfigured(variable, async () => {
    const db = await openDatabase(config.database);
    await retryWhileBusy(() =>
      migrateDatabase(db, async () => {
        const copy = await keepCopyBeforeMigrations(config);
        log.info({ copy }, 'database copied before its migration');
      }),
    );
    return db;
  });
}
