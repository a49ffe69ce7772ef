// No function is longer than 120 lines, because a longer one mixes several ideas. Data, tests and stories are exempt.
import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const ROOT = join(import.meta.dir, '..');
const LINES_MAX = 120;
const SOURCES = new Bun.Glob('{bench,db,e2e,routes,scripts,server,testing,ui}/**/*.{ts,tsx}');
const EXEMPT = /^db\/(content|contract|seed)\/|^db\/schema\.ts$|\.(test|e2e)\.tsx?$/;
/** The functions of `source` with too many lines, each as `path:line, number of lines`. */
function longFunctions(path: string, source: string): string[] {
  if (source.split('\n').length <= LINES_MAX) return [];
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = source.slice(start, end).split('\n').length;
    const line = source.slice(0, start).split('\n').length;
    if (lines > LINES_MAX) found.push(`${path}:${line}, ${lines} lines`);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return found;
}

test('no function is longer than 120 lines', async () => {
  const found: string[] = [];
  for await (const path of SOURCES.scan({ cwd: ROOT }))
    if (!EXEMPT.test(path))
      found.push(...longFunctions(path, await Bun.file(join(ROOT, path)).text()));
  expect(found).toEqual([]);
});

const statements = (lines: number) => '  run();\n'.repeat(lines - 2);

test.each([
  ['a declaration', 'function long() {', '}'],
  ['an arrow function', 'const long = () => {', '};'],
  ['a component in memo', 'const Long = memo(function Long() {', '});'],
  ['a method', 'const it = { long() {', '} };'],
])('%s is measured from its first line to its last', (_, head, foot) => {
  const source = (lines: number) => `// a comment\n${head}\n${statements(lines)}${foot}\n`;
  expect(longFunctions('some.tsx', source(120))).toEqual([]);
  expect(longFunctions('some.tsx', source(121))).toEqual(['some.tsx:2, 121 lines']);
});
