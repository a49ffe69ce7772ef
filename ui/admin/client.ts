// The entry script of all admin screens.
import { createElement } from 'react';
import * as hydrate from '#ui/islands/hydrate.ts';
import { hydrateIslands } from '#ui/islands/hydrate-islands.ts';
import { initCommandKeys } from './commands/command-keys.ts';
import { initPasteWithoutNul } from './editor/paste/paste-without-nul.ts';
import { adminIslands } from './islands.ts';
import { FailedIsland } from './shell/failed-island.tsx';
import { initPreferenceControls } from './shell/preference-controls.ts';

hydrateIslands(adminIslands, async () => hydrate, createElement(FailedIsland));

const palette = document.querySelector<HTMLElement>('[data-island="admin-commands"]');
if (palette) initCommandKeys(palette);
initPreferenceControls();
initPasteWithoutNul();
