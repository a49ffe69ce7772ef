// A bucket whose server accepts connections and never responds (docs/contract.md, Files in a bucket).
import { afterAll, expect, test } from 'bun:test';
import { createServer, type Socket } from 'node:net';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { startSqld } from '#db/testing/sqld.ts';
import { openUploads } from '#server/admin/uploads.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { until } from '#testing/until.ts';
import { Bucket } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';

/** Above Bun's limit of 256 connections per process. */
const CALLS = 300;

const open = new Set<Socket>();
let accepted = 0;
const server = createServer((socket) => {
  accepted += 1;
  open.add(socket);
  socket.on('error', () => {}).on('close', () => open.delete(socket));
  socket.resume();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
afterAll(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

const access = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };
const bucket = new Bucket({ url: 's3://b', endpoint: `http://127.0.0.1:${port}`, ...access });

test('a frozen bucket takes no connection from the database, and its own are closed', async () => {
  await using sqld = await startSqld();
  const db = await openDatabase({ url: sqld.url });
  await migrateDatabase(db);
  const name = `${'a'.repeat(26)}.png`;
  const calls = Array.from({ length: CALLS / 4 }, () => [
    bucket.check(),
    bucket.get(name),
    bucket.find(name),
    bucket.delete(name),
  ])
    .flat()
    .map((call) => call.catch((error) => error));
  await Bun.sleep(200);
  await db.check();
  for (const outcome of await Promise.all(calls))
    expect(outcome).toBeInstanceOf(StorageUnavailableError);
  await until(() => open.size === 0);
  await db.check();
  await db.close();
});

test('readiness probes call a frozen bucket only once in some seconds', async () => {
  const store = bucketStore(bucket, {} as never);
  const uploads = openUploads(store, {} as never, { stop() {} } as never);
  accepted = 0;
  const probes = await Promise.all(Array.from({ length: 20 }, () => uploads.health()));
  expect([...new Set([...probes, await uploads.health()])]).toEqual(['degraded']);
  expect(accepted).toBe(1);
});
