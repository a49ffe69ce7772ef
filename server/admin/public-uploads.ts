// Which uploads visitors may get: those with a row that is not in the trash, asked for once a second and picture at most.
import type { Database } from '#db/client.ts';
import { isPublicUpload } from '#db/queries/media/uploads.ts';

const FRESH_MS = 1000;
const NAMES_MAX = 5000;

interface Known {
  isPublic: Promise<boolean>;
  readAt: number;
}

/** The look-up of one process. While the database is away its last answer counts: pictures are served in an outage. */
export function publicUploads(db: Database) {
  const known = new Map<string, Known>();
  const read = async (name: string, before: Known | undefined): Promise<boolean> => {
    try {
      if (await isPublicUpload(db.replica, name)) return true;
      // a replica may not have a new picture yet
      return db.replica !== db && (await isPublicUpload(db, name));
    } catch {
      return before?.isPublic ?? true;
    }
  };
  return {
    has(name: string): Promise<boolean> {
      const before = known.get(name);
      const now = performance.now();
      if (before && now - before.readAt < FRESH_MS) return before.isPublic;
      if (known.size >= NAMES_MAX) known.clear();
      const isPublic = read(name, before);
      known.set(name, { isPublic, readAt: now });
      return isPublic;
    },
    /** Asks again, after a change by this process. */
    forget(name: string): void {
      known.delete(name);
    },
  };
}
