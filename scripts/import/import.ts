// `bun run import <file>`: imports the posts of a WordPress or Ghost export into Insights, whether or not the site runs.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/client.ts';
import { filePathFromUrl } from '#db/database-file.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { openUploads, type Uploads } from '#server/admin/uploads.ts';
import { openStore } from '#server/backups/open-store.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { parseConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-error.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { openConfigured } from '#server/open-configured.ts';
import { PictureCleaner } from '#server/pictures/picture-cleaner.ts';
import { reasonOf } from '#server/reason-of.ts';
import { ImportError } from './import-error.ts';
import { importPosts } from './import-posts.ts';
import { openLegacyPictures } from './legacy-pictures.ts';
import type { LegacySite } from './legacy-post.ts';
import { decodeExport, readExport } from './read-export.ts';
import { type ImportReport, printable, reportInWords } from './report.ts';

const USAGE =
  'Usage: bun run import <file> [--publish] [--dry-run] [--no-pictures] [--site https://old.example]';
/** Errors that the operator can fix: printed in one line, without a stack. */
const KNOWN = [ConfigError, ImportError, DatabaseUnavailableError, StorageUnavailableError];

interface Options {
  file: string;
  site: string | null;
  publish: boolean;
  isDryRun: boolean;
  withPictures: boolean;
}

const scratch = mkdtempSync(join(tmpdir(), 'verso-import-'));
try {
  const options = readOptions(process.argv.slice(2));
  const site = readExport(await readText(options.file), options.site);
  if (site.address === null && options.withPictures)
    throw new ImportError(
      'A Ghost export does not name its site: add --site https://old.example, or --no-pictures.',
    );
  const report = await importInto(site, options);
  console.log(reportInWords(report, options.isDryRun));
  if (report.failed.length > 0 || report.pictures.failed > 0) process.exitCode = 1;
} catch (error) {
  if (!KNOWN.some((known) => error instanceof known)) throw error;
  console.error(reasonOf(error));
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function readOptions(args: string[]): Options {
  const options = {
    publish: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'no-pictures': { type: 'boolean', default: false },
    site: { type: 'string' },
  } as const;
  let read: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    read = parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new ImportError(USAGE);
  }
  const { values, positionals } = read;
  const [file, ...others] = positionals;
  const site = values.site ?? null;
  if (file === undefined || others.length > 0) throw new ImportError(USAGE);
  if (site !== null && !/^https?:\/\/[^/]/i.test(site)) throw new ImportError(USAGE);
  return {
    file,
    site,
    publish: values.publish === true,
    isDryRun: values['dry-run'] === true,
    withPictures: values['no-pictures'] !== true,
  };
}

async function readText(file: string): Promise<string> {
  if (!existsSync(file) || !statSync(file).isFile())
    throw new ImportError(`There is no file at ${file}.`);
  return decodeExport(await Bun.file(file).bytes());
}

/** Imports into the database and the storage of the environment, as the server does. */
async function importInto(site: LegacySite, options: Options): Promise<ImportReport> {
  const { isDryRun, publish, withPictures } = options;
  const config = parseConfig(process.env);
  const { url, authToken } = config.database;
  if (url.startsWith('file:') && !existsSync(filePathFromUrl(url)))
    throw new ImportError('There is no database yet. Start the site once, then run the import.');
  const db = await openConfigured('DATABASE_URL, DATA_DIR', () =>
    openDatabase({ url, ...(authToken && { authToken }) }),
  );
  const uploads = openUploads(await openStore(config, scratch), db);
  const cleaner = new PictureCleaner();
  try {
    const save = isDryRun ? checkOnly(cleaner) : uploads.save;
    const pictures = openLegacyPictures({ db, base: site.address, save, isDryRun });
    return await importPosts(site, {
      // this process serves no pages; the running site learns of the changes from the database
      deps: { db, cache: new PageCache() },
      pictures: withPictures ? pictures : null,
      publish,
      isDryRun,
      onPost: (place, { title }) => {
        if (process.stdout.isTTY) console.log(printable(`${place}/${site.posts.length}  ${title}`));
      },
    });
  } catch (error) {
    if (/no such table: imported_/.test(reasonOf(error)))
      throw new ImportError(
        'The database is of an earlier version. Start this version of the site once, then run the import.',
      );
    throw error;
  } finally {
    uploads.stop();
    cleaner.stop();
    await db.close();
  }
}

/** A `save` that checks a picture like an upload, and stores nothing. */
function checkOnly(cleaner: PictureCleaner): Uploads['save'] {
  return async (bytes) => {
    await cleaner.clean(bytes);
    return '/uploads/dry-run';
  };
}
