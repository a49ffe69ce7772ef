// Runs once before all journeys: makes the data folder that their sites begin with a copy of; removes it after them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default async function seedData() {
  const folder = await mkdtemp(join(tmpdir(), 'verso-seeded-'));
  const script = join(import.meta.dirname, '../testing/seed-data-folder.ts');
  const child = Bun.spawn([process.execPath, script, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await child.exited) !== 0) throw new Error('The data of the journeys could not be created');
  process.env.SEEDED_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
