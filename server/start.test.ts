// A start that fails prints the reason in one line and exits (docs/contract.md, Start).
import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#testing/free-port.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { startSite } from '#testing/start-site.ts';
import { until } from '#testing/until.ts';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { createLog } from './log.ts';
import { openMigrated } from './open-migrated.ts';

const ROOT = join(import.meta.dir, '..');
const root = setUpFolder();
const file = join(root, 'a-file');
await Bun.write(file, 'no database');
const address = { port: 0, hostname: '127.0.0.1', fetch: () => new Response() };
const others = Bun.serve(address);
const workersOfOthers = Bun.serve({ ...address, reusePort: true });

afterAll(() => Promise.all([others.stop(true), workersOfOthers.stop(true)]));
const newFolder = () => mkdtempSync(join(root, 'site-'));
const damaged = newFolder();
await Bun.write(join(damaged, 'site.db'), 'no database');

async function start(env: Record<string, string>) {
  const child = Bun.spawn([process.execPath, '--no-env-file', 'server/start.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SEED: 'none',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, output, errors };
}

for (const [what, env, line] of [
  ['a data folder that is a file', { DATA_DIR: file }, /^DATA_DIR: .+$/],
  ['a data folder below a file', { DATA_DIR: join(file, 'data') }, /^DATA_DIR: .+$/],
  ['a database that is a folder', { DATABASE_URL: `file:${root}` }, /^DATABASE_URL: .+$/],
  [
    'a database that is another kind of file',
    { DATABASE_URL: `file:${file}` },
    /^DATABASE_URL: .+$/,
  ],
  [
    'a data folder whose database is another kind of file',
    { DATA_DIR: damaged },
    /^DATA_DIR: .+site\.db: .+$/,
  ],
  ['an invalid address', { DATABASE_URL: 'http://a b' }, /^DATABASE_URL: .+$/],
] as const)
  test(`${what} is reported in one line`, async () => {
    const opened = openAt({ DATA_DIR: newFolder(), ...env });
    const error = await opened.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.problems).toEqual([expect.stringMatching(line)]);
  });

/** Opens the database of a site with these variables, as the first step of its start. */
async function openAt(env: { DATA_DIR: string; DATABASE_URL?: string }) {
  Object.assign(process.env, env);
  try {
    return await openMigrated(parseConfig(env), await createLog('silent'));
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
  }
}

for (const [what, env, line] of [
  ['a host that is not this machine', { HOST: '192.0.2.1' }, /^HOST, PORT: 192\.0\.2\.1:.+\n$/],
  ['a port in use', { PORT: String(others.port) }, /^HOST, PORT: 127\.0\.0\.1:.+in use.*\n$/],
  [
    'a port shared by the workers of another site',
    { WORKERS: '2', PORT: String(workersOfOthers.port) },
    /^HOST, PORT: 127\.0\.0\.1:.+in use.*\n$/,
  ],
  [
    'a port for the metrics of workers in use',
    { WORKERS: '2', PORT: String(freePort()), METRICS_PORT: String(others.port) },
    /^HOST, METRICS_PORT: 127\.0\.0\.1:.+in use.*\n$/,
  ],
] as const)
  test(`${what} is reported in one line`, async () => {
    const { code, output, errors } = await start({ DATA_DIR: newFolder(), PORT: '0', ...env });
    expect(errors).toMatch(line);
    expect(output).not.toContain('Ready');
    expect(code).toBe(1);
  });

test('workers that cannot start report the reason, and no replacement is announced', async () => {
  const { code, output, errors } = await start({
    DATA_DIR: newFolder(),
    DATABASE_URL: `file:${file}`,
    WORKERS: '2',
    PORT: String(freePort()),
    LOG_LEVEL: 'info',
  });
  expect(errors).toMatch(/^(DATABASE_URL: .+\n)+$/);
  expect(output).not.toContain('starting another');
  expect(code).toBe(1);
}, 30_000);

test('the generated staff password is printed even when the start fails later', async () => {
  const { output } = await start({ DATA_DIR: newFolder(), PORT: String(others.port) });
  expect(output).toMatch(/^Staff password \(shown only this once\): \S{20}\n$/);
});

for (const WORKERS of ['1', '2'])
  test(`each line on stdout is JSON when it is not a terminal, WORKERS=${WORKERS}`, async () => {
    const port = freePort();
    const lines: string[] = [];
    const server = await startServerProcess({
      command: [process.execPath, '--no-env-file', 'server/start.ts'],
      variables: {
        NODE_ENV: 'production',
        DATA_DIR: newFolder(),
        PORT: String(port),
        SEED: 'none',
        ADMIN_PASSWORD: 'not generated',
        PICTURES_AHEAD: 'off',
        WORKERS,
      },
      port,
      onLine: (line) => lines.push(line),
    });
    await until(() => lines.some((line) => line.includes('Ready at')));
    await server.stop();
    const messages = lines.map((line) => JSON.parse(line).msg);
    expect(messages).toContainEqual(expect.stringContaining(`Ready at http://127.0.0.1:${port}`));
  }, 30_000);

test('the first page of the back office since the start is an error page in an outage', async () => {
  await using site = await startSite({ variables: { SEED: 'none' } });
  const database = join(site.dataDir, 'site.db');
  await rename(database, `${database}.gone`);
  const headers = { cookie: 'session=any' };
  const response = await fetch(`${site.origin}/vs-admin/posts`, { headers, redirect: 'manual' });
  expect([response.status, site.errors]).toEqual([503, []]);
  expect(await response.text()).toContain('<main id="content"');
});
