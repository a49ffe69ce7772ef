// The probes of an operator: does the process live, can it work (contract §5).
import type { AppContext } from '#server/context.ts';

/** 200 as long as the process answers. */
export function healthz(c: AppContext) {
  return c.json({ status: 'ok' });
}

/** 200 when the database and the data folder can be used, else 503 and which of them cannot. */
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
