// `bun run bench:desk`: how fast the back office answers on a slow computer. Prints the table and writes it to
// docs/performance.md; exits with 1 when a figure is missed. `list` or `typing` as argument measures only that.

import { measureList } from './desk-list.ts';
import { measureTyping } from './desk-typing.ts';
import { tableOf, writeFigures } from './document.ts';
import type { Figure } from './figure.ts';

const [asked] = process.argv.slice(2);
const figures: Figure[] = [];
if (asked !== 'typing') figures.push(...(await measureList()));
if (asked !== 'list') figures.push(...(await measureTyping()));

console.log(tableOf(figures));
if (asked === undefined) await writeFigures('desk', figures);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
