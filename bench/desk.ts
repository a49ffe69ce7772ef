// `bun run bench:desk`: how fast the back office answers on a slow computer. Prints the table and writes it to
// test-results; exits with 1 when a figure is missed. `list` or `typing` as argument measures only that.

import type { Figure } from '#testing/figure.ts';
import { writeFigures } from '#testing/write-figures.ts';
import { measureList } from './desk-list.ts';
import { measureTyping } from './desk-typing.ts';

const [asked] = process.argv.slice(2);
const figures: Figure[] = [];
if (asked !== 'typing') figures.push(...(await measureList()));
if (asked !== 'list') figures.push(...(await measureTyping()));

await writeFigures('desk', figures);
