// `bun run bench:admin`: how fast the admin screens respond on a slow computer. Prints the table and writes it to
// test-results; exits with 1 when a figure is missed. `list` or `typing` as argument measures only that.
import type { Figure } from '#testing/figure.ts';
import { writeFigures } from '#testing/write-figures.ts';
import { measureList } from './admin-list.ts';
import { measureTyping } from './admin-typing.ts';

const [only] = process.argv.slice(2);
const figures: Figure[] = [];
if (only !== 'typing') figures.push(...(await measureList()));
if (only !== 'list') figures.push(...(await measureTyping()));

await writeFigures('admin', figures);
