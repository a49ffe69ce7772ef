// `bun run crash --rounds 500`: the crash tests with more rounds than the gate has time for.
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } });
const child = Bun.spawn([process.execPath, 'test', 'e2e/crash'], {
  cwd: `${import.meta.dir}/../..`,
  env: { ...process.env, CRASH_ROUNDS: values.rounds },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = await child.exited;
