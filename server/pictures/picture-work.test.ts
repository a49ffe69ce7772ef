// An upload that is erased while the picture process works on it leaves no files.
import { expect, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { PictureQueue } from './picture-queue.ts';
import { PictureStore } from './picture-store.ts';
import { pictureDescriber, variantMaker } from './picture-work.ts';
import { PictureWorker } from './picture-worker.ts';

const folder = setUpFolder();
const FACTS = { width: 8, height: 6, version: 'v', animated: false, alpha: false, placeholder: '' };

for (const erased of [true, false])
  test(`an upload that ${erased ? 'is erased' : 'stays'} during the work on it ${erased ? 'leaves nothing' : 'has facts and variants'}`, async () => {
    const dataDir = join(folder, String(erased));
    const file = join(dataDir, 'a.jpg');
    const store = await PictureStore.open(dataDir, {});
    const worker = new PictureWorker('low-priority');
    worker.run = (async (task: { to?: string }) => {
      if (erased) await rm(file, { force: true });
      if (task.to) await Bun.write(task.to, 'variant');
      return FACTS;
    }) as never;
    const pathOf = async () => ((await Bun.file(file).exists()) ? file : null);
    const work = { store, worker, pathOf, queue: new PictureQueue() };
    await Bun.write(file, 'picture');
    await pictureDescriber(work).describe('/a.jpg', 'a.jpg');
    await Bun.write(file, 'picture');
    const variant = { name: 'v-8.avif', variant: { width: 8, format: 'avif' as const } };
    await variantMaker(work).makeVariant('/a.jpg', variant, null);
    expect(await store.describedNames()).toEqual(erased ? [] : ['a.jpg']);
    expect(store.has(variant.name)).toBe(!erased);
    expect(await Bun.file(store.pathOf(variant.name)).exists()).toBe(!erased);
  });
