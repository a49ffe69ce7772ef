// The folder of the built files. Under systemd or in a container the site cannot write to it.
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { openConfigured } from './open-configured.ts';

/** Creates the folder, before something in it is built. Throws a ConfigError with its `name` when it cannot be written. */
export function openBuildFolder(directory: string, name = 'public/build'): Promise<void> {
  return openConfigured(`${name} is out of date (run \`bun run build\`)`, async () => {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  });
}
