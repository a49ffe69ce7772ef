// Loaded before every unit test: what a test prints with console.error fails it, so that no warning of React
// and no swallowed failure goes by unseen. A test that expects one replaces console.error itself with spyOn.
import { afterAll, afterEach } from 'bun:test';
import { format } from 'node:util';

let printed: string[] = [];

console.error = (...values: unknown[]) => {
  printed.push(format(...values));
};

afterEach(failOnPrinted);
afterAll(failOnPrinted);

function failOnPrinted() {
  const texts = printed;
  printed = [];
  if (texts.length > 0) throw new Error(`Printed with console.error:\n${texts.join('\n')}`);
}
