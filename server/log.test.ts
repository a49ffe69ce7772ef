import { expect, test } from 'bun:test';
import { createLog } from './log.ts';

test('an error is logged with its causes and without the values of a failed query', async () => {
  const lines: string[] = [];
  const log = await createLog('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  const query = new Error('Failed query: insert into posts values (?)\nparams: a secret draft', {
    cause,
  });
  log.error({ err: query }, 'request failed');
  const [line = ''] = lines;
  expect(line).not.toContain('secret');
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Failed query: insert into posts values (?)',
    cause: { message: 'disk full', code: 'SQLITE_FULL' },
  });
});
