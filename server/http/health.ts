// The probes of an operator: liveness and readiness (docs/contract.md, Health and shutdown).
import type { Database } from '#db/client.ts';
import { findLastChange } from '#db/queries/operations/changes.ts';
import type { AppContext } from '#server/context.ts';

/** 200 while the process responds. */
export function healthz(c: AppContext) {
  return c.json({ status: 'ok' });
}

type Health = 'ok' | 'degraded' | 'failing';

/**
 * 200 when database and data folder are usable, even if degraded (visitors are served, staff are not). Otherwise 503 with
 * the part that fails, and also while the process is about to stop.
 */
export async function readyz(c: AppContext) {
  const { db, uploads, cache } = c.var;
  if (c.get('isStopping')?.()) return c.json({ status: 'stopping' }, 503);
  const [database, files] = await Promise.all([
    db.check().then(
      () => 'ok' as const,
      () => (db.replica === db ? 'failing' : replicaHealth(db.replica)),
    ),
    uploads.health(),
  ]);
  // a process that cannot serve visitors must get none
  const status = cache.distrusted ? 'failing' : worst(database, files);
  return c.json({ status, database, files }, status === 'failing' ? 503 : 200);
}

/** The health of a database whose primary is unreachable. */
async function replicaHealth(replica: Database): Promise<Health> {
  return findLastChange(replica).then(
    () => 'degraded' as const,
    () => 'failing' as const,
  );
}

function worst(...all: Health[]): Health {
  if (all.includes('failing')) return 'failing';
  return all.includes('degraded') ? 'degraded' : 'ok';
}
