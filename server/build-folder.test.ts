import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { ConfigError } from './config-error.ts';
import { preparePictures } from './pictures/picture-catalogue.ts';
import { prepareAssets } from './render/assets.ts';

const folder = setUpFolder();

test('a build that is out of date and cannot be written is reported in one line', async () => {
  await Bun.write(join(folder, 'build'), 'no folder');
  await Bun.write(join(folder, 'images/new.jpg'), Bun.file('public/images/about-chairs.jpg'));
  for (const build of [
    () => prepareAssets({ directory: join(folder, 'build') }),
    () => preparePictures(folder),
  ]) {
    const error = await build().then(
      () => null,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.problems).toEqual([
      expect.stringMatching(/^public\/build is out of date \(run `bun run build`\): .+$/),
    ]);
  }
});
