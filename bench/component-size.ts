// Measures the minified and gzipped bytes that each kit component adds to a page with React: `bun run bench:size`.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
/** The settings of the site's own bundle: for a browser, in production. */
const SETTINGS = {
  target: 'browser',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/** The gzipped size of a module that exports everything of `modules`, without the packages in `external`. */
async function gzipped(modules: string[], external: string[]): Promise<number> {
  const entry = join(ROOT, `bench/.size-${process.pid}.ts`);
  await Bun.write(
    entry,
    modules.map((each, index) => `export * as m${index} from '${each}';`).join('\n'),
  );
  try {
    const { outputs } = await Bun.build({ ...SETTINGS, entrypoints: [entry], external });
    const code = await Promise.all(outputs.map((output) => output.arrayBuffer()));
    return code.reduce((sum, each) => sum + Bun.gzipSync(new Uint8Array(each)).length, 0);
  } finally {
    await rm(entry);
  }
}

const line = (name: string, bytes: number) =>
  console.log(`${name.padEnd(28)}${(bytes / 1024).toFixed(1).padStart(8)} KiB`);

const pieces = [...new Bun.Glob('*.tsx').scanSync(join(ROOT, 'ui/kit'))]
  .filter((file) => !file.endsWith('.test.tsx'))
  .toSorted();

line('React itself', await gzipped(['react', 'react-dom/client', 'react/jsx-runtime'], []));
console.log('\nEach piece on a page that has React:');
const sizes = new Map<string, number>();
for (const file of pieces) sizes.set(file, await gzipped([`#ui/kit/${file}`], REACT));
for (const [file, bytes] of [...sizes].toSorted((a, b) => b[1] - a[1]))
  line(file.replace('.tsx', ''), bytes);
const all = pieces.map((file) => `#ui/kit/${file}`);
console.log('\nTogether, since they share most of what they are made of:');
line('the whole kit', await gzipped(all, REACT));
