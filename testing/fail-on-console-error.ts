// Preloaded for every unit test: console.error makes a test fail, so that warnings of React and swallowed failures are
// noticed. A test that expects an error mocks console.error with spyOn.
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
