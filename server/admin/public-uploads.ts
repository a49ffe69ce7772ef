// Which uploads visitors may get: those with a row that is not in the trash, asked for once a second and file at most.
import type { Database } from '#db/client.ts';
import { findPublicUpload, type PublicUpload } from '#db/queries/media/uploads.ts';

const FRESH_MS = 1000;
const NAMES_MAX = 5000;
/** What is served in an outage although nobody can be asked about it. */
const NOT_ASKED: PublicUpload = { fileName: '' };

interface Known {
  found: Promise<PublicUpload | null>;
  readAt: number;
}

/** The look-up of one process. While the database is away its last answer counts: files are served in an outage. */
export function publicUploads(db: Database) {
  const known = new Map<string, Known>();
  const read = async (name: string, before: Known | undefined): Promise<PublicUpload | null> => {
    try {
      const found = await findPublicUpload(db.replica, name);
      // a replica may not have a new upload yet
      return found ?? (db.replica === db ? null : await findPublicUpload(db, name));
    } catch {
      return before?.found ?? NOT_ASKED;
    }
  };
  return {
    /** Null for what visitors may not get. */
    find(name: string): Promise<PublicUpload | null> {
      const before = known.get(name);
      const now = performance.now();
      if (before && now - before.readAt < FRESH_MS) return before.found;
      if (known.size >= NAMES_MAX) known.clear();
      const found = read(name, before);
      known.set(name, { found, readAt: now });
      return found;
    },
    /** Asks again, after a change by this process. */
    forget(name: string): void {
      known.delete(name);
    },
  };
}
