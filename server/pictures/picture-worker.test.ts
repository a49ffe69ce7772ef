// The picture process: started on demand, ended with its server, no incomplete files.
import { afterAll, expect, spyOn, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makePicture } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { until } from '#testing/until.ts';
import { PictureWorker } from './picture-worker.ts';

const folder = setUpFolder();
const from = join(folder, 'a.png');
const large = join(folder, 'large.png');
await Bun.write(from, await makePicture('png'));
await Bun.write(large, await makePicture('png', { width: 5000, height: 4000 }));
// at low priority its work would take minutes beside other busy processes
const worker = new PictureWorker('normal-priority');
afterAll(() => worker.stop());

const toLarge = {
  kind: 'variant',
  from: large,
  to: join(folder, 'large.avif'),
  variant: { width: 5000, format: 'avif' },
} as const;

test('a file that is not a picture fails, and the next task still runs', async () => {
  const text = join(folder, 'text.jpg');
  await Bun.write(text, 'text');
  await expect(worker.run({ kind: 'describe', from: text })).rejects.toThrow();
  expect(await worker.run({ kind: 'describe', from })).toMatchObject({ width: 8, height: 6 });
});

test('stopping during a task leaves no variant, and the worker starts again', async () => {
  const making = worker.run(toLarge);
  worker.stop();
  await expect(making).rejects.toThrow('ended');
  expect(await readdir(folder)).not.toContain('large.avif');
  expect(await worker.run({ kind: 'describe', from })).toMatchObject({ width: 8 });
});

test('a process that cannot be started fails its task, and the next one starts it', async () => {
  const own = new PictureWorker('normal-priority');
  using _ = spyOn(Bun, 'spawn').mockImplementationOnce(() => {
    throw new Error('EMFILE');
  });
  await expect(own.run({ kind: 'describe', from })).rejects.toThrow('EMFILE');
  expect(await own.run({ kind: 'describe', from })).toMatchObject({ width: 8 });
  // no task is pending that a stop would still reject
  own.stop();
  await Bun.sleep(1);
});

test('the picture process does not outlive a killed server', async () => {
  const script = `
    import { PictureWorker } from ${JSON.stringify(join(import.meta.dir, 'picture-worker.ts'))};
    // at low priority its work would take minutes beside other busy processes
const worker = new PictureWorker('normal-priority');
    await worker.run({ kind: 'describe', from: ${JSON.stringify(from)} });
    worker.run(${JSON.stringify(toLarge)}).catch(() => {});
    console.log(worker.pid);
    setInterval(() => {}, 1000);`;
  const server = Bun.spawn([process.execPath, '-e', script], {
    cwd: import.meta.dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { value } = await server.stdout.getReader().read();
  const encoder = Number(new TextDecoder().decode(value));
  expect(await isAlive(encoder)).toBe(true);
  server.kill('SIGKILL');
  await server.exited;
  await until(async () => !(await isAlive(encoder)));
  expect(await readdir(folder)).not.toContain('large.avif');
}, 60_000);

/** On Linux an ended process stays listed until its parent has read its status. */
async function isAlive(pid: number): Promise<boolean> {
  const status = await Bun.file(`/proc/${pid}/stat`)
    .text()
    .catch(() => null);
  if (status !== null) return !/\) Z /.test(status);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
