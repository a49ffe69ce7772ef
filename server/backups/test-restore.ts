// Verifies a backup by restoring it to a scratch place and opening it with this version of the site.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client.ts';
import { adminPageQuery } from '#db/contract/admin-lists.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { listAdminPages } from '#db/queries/admin-lists/list-pages.ts';
import { listSiteDocuments } from '#db/queries/documents/documents.ts';
import { listPosts } from '#db/queries/posts.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { BackupError } from './backup-error.ts';
import type { Contents } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Verifies the backup, restores it to the empty folder `scratch`, migrates the database and reads from it.
 * Throws `BackupError` when any step fails.
 */
export async function testRestore(path: string, scratch: string): Promise<Contents> {
  const url = pathToFileURL(join(scratch, 'site.db')).href;
  const uploads = await openFolder(join(scratch, 'uploads'));
  const contents = await restoreBackup(path, {
    database: { url },
    openUploads: async () => uploads,
  });
  const files = await uploads.list();
  if (files.length !== contents.pictures)
    throw new BackupError(`Only ${files.length} of ${contents.pictures} files could be restored`);
  const db = await openDatabase({ url });
  try {
    await migrateDatabase(db);
    const { pagination } = await listPosts(db, {
      page: 1,
      limit: 1,
      preview: true,
      includeHidden: true,
    });
    if (pagination.total !== contents.posts)
      throw new BackupError(`Only ${pagination.total} of ${contents.posts} posts could be read`);
    const ofStaff = await listAdminPages(db, adminPageQuery.parse({}));
    const documents = (await listSiteDocuments(db)).length + ofStaff.pagination.total;
    if (documents !== contents.documents)
      throw new BackupError(`Only ${documents} of ${contents.documents} pages could be read`);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('This version of the site cannot open the backup', { cause: error });
  } finally {
    await db.close();
  }
  return contents;
}
