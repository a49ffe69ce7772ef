// The one script of the back office: every screen of it has something that lives from the first moment on.
import { enliven } from './enliven.ts';
import { tendDesk } from './lib/desk.ts';
import * as live from './live.ts';
import { staffIslands } from './staff-registry.ts';

enliven(staffIslands, async () => live);

const palette = document.querySelector<HTMLElement>('[data-island="admin-commands"]');
if (palette) tendDesk(palette);
