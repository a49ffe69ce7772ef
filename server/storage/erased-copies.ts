// Removes this machine's files of uploads erased by another machine. One machine erases the files in the bucket; the others
// learn of it from the change feed.
import type { Database } from '#db/client.ts';
import { listUploadNames } from '#db/queries/media/uploads.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { Log } from '#server/log.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { LocalCopies } from './file-store.ts';

const UPLOAD_TAG = 'upload:';

interface ErasedCopiesDeps {
  db: Database;
  cache: Pick<PageCache, 'onPurge'>;
  log: Pick<Log, 'warn'>;
  copies: LocalCopies;
  pictures: Pick<Pictures, 'describedNames' | 'remover'>;
}

/**
 * After a purge that names uploads, removes the local copies and variants of those that no longer have a row. After a purge
 * of everything, such as the first one of a process, all copies are checked, because changes may have been missed. A copy
 * that is still needed is fetched from the bucket again.
 */
export function dropErasedCopies({ db, cache, log, copies, pictures }: ErasedCopiesDeps): void {
  /** The uploads to check, with the functions that remove their variants. */
  const unchecked = new Map<string, () => Promise<void>>();
  let isAllUnchecked = false;
  let checking = Promise.resolve();

  const check = async () => {
    const isAll = isAllUnchecked;
    isAllUnchecked = false;
    if (isAll)
      for (const name of [...copies.names(), ...(await pictures.describedNames())])
        if (!unchecked.has(name)) unchecked.set(name, () => pictures.remover(name)());
    const names = [...unchecked];
    if (names.length === 0) return;
    const among = isAll ? undefined : names.map(([name]) => name);
    const stored = new Set(await listUploadNames(db.replica, among));
    for (const [name, removeVariants] of names) {
      if (!stored.has(name)) {
        await copies.drop(name);
        await removeVariants();
      }
      unchecked.delete(name);
    }
  };
  cache.onPurge(({ tags }) => {
    if (tags === 'all') isAllUnchecked = true;
    else
      for (const tag of tags) {
        if (!tag.startsWith(UPLOAD_TAG)) continue;
        const name = tag.slice(UPLOAD_TAG.length);
        unchecked.set(name, pictures.remover(name));
      }
    if (!isAllUnchecked && unchecked.size === 0) return;
    checking = checking.then(check).catch((err) => {
      // the next purge checks all of them
      isAllUnchecked = true;
      log.warn({ err }, 'copies of erased files are not removed yet');
    });
  });
}
