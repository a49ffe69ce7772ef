// The probes of an operator: liveness and readiness (docs/contract.md, Health and shutdown).
import type { AppContext } from '#server/context.ts';

/** 200 while the process responds. */
export function healthz(c: AppContext) {
  return c.json({ status: 'ok' });
}

/** 200 when database and data folder are usable, else 503 with the one that fails. */
export async function readyz(c: AppContext) {
  const works = (check: Promise<void>) =>
    check.then(() => 'ok' as const).catch(() => 'failing' as const);
  const [database, files] = await Promise.all([
    works(c.var.db.check()),
    works(c.var.uploads.check()),
  ]);
  const ready = database === 'ok' && files === 'ok';
  return c.json({ status: ready ? 'ok' : 'failing', database, files }, ready ? 200 : 503);
}
