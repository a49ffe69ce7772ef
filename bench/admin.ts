// `bun run bench:admin`: how fast the admin screens answer on a slow computer. Prints the table and writes it to
// docs/performance.md; exits with 1 when a figure is missed. `list` or `typing` as argument measures only that.

import { measureList } from './admin-list.ts';
import { measureTyping } from './admin-typing.ts';
import { tableOf, writeFigures } from './document.ts';
import type { Figure } from './figure.ts';

const [only] = process.argv.slice(2);
const figures: Figure[] = [];
if (only !== 'typing') figures.push(...(await measureList()));
if (only !== 'list') figures.push(...(await measureTyping()));

console.log(tableOf(figures));
if (only === undefined) await writeFigures('admin', figures);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
