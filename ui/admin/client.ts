// The one script of the back office: every screen of it has something that lives from the first moment on.

import * as live from '#ui/islands/hydrate.ts';
import { hydrateIslands } from '#ui/islands/hydrate-islands.ts';
import { initCommandKeys } from './commands/command-keys.ts';
import { adminIslands } from './islands.ts';

hydrateIslands(adminIslands, async () => live);

const palette = document.querySelector<HTMLElement>('[data-island="admin-commands"]');
if (palette) initCommandKeys(palette);
