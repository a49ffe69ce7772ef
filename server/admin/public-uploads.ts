// Which uploads are public: those with a row that is not in the trash. Each file is looked up at most once a second.
import type { Database } from '#db/client.ts';
import { findPublicUpload, type PublicUpload } from '#db/queries/media/uploads.ts';

const FRESH_MS = 1000;
/** How long a request waits for the database when an earlier result is known. */
const WAIT_MS = 250;
const NAMES_MAX = 5000;
/** The result in an outage for a file without an earlier result: it is served. */
const NOT_ASKED: PublicUpload = { fileName: '' };

interface Known {
  answer: Promise<PublicUpload | null>;
  readAt: number;
}

/** The look-up of one process. While the database is unavailable or slow, the last result is used, so files are still served. */
export function publicUploads(db: Database) {
  const known = new Map<string, Known>();
  const read = async (name: string, before: Known | undefined): Promise<PublicUpload | null> => {
    try {
      const found = await findPublicUpload(db.replica, name);
      // a replica may not have a new upload yet
      return found ?? (db.replica === db ? null : await findPublicUpload(db, name));
    } catch {
      return before?.answer ?? NOT_ASKED;
    }
  };
  return {
    /** The public upload of this name; null when there is none. */
    find(name: string): Promise<PublicUpload | null> {
      const before = known.get(name);
      const now = performance.now();
      if (before && now - before.readAt < FRESH_MS) return before.answer;
      if (known.size >= NAMES_MAX) known.clear();
      const reading = read(name, before);
      const late = before && Bun.sleep(WAIT_MS).then(() => before.answer);
      const entry: Known = { answer: late ? Promise.race([reading, late]) : reading, readAt: now };
      known.set(name, entry);
      void reading.then(() => {
        entry.answer = reading;
      });
      return entry.answer;
    },
    /** Forgets the result for a file that this process has changed. */
    forget(name: string): void {
      known.delete(name);
    },
  };
}
