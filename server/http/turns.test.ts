// Only a connection that pipelines many requests waits (docs/contract.md, Requests and hosts).
import { expect, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { startSite } from '#testing/start-site.ts';
import { until } from '#testing/until.ts';
import { inNextTurn, Turns } from './turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const request = new Request('http://a/');
const cached = new Response('x');
const pending = Promise.resolve(cached);

test('a connection beyond its share of a turn waits for the next turn', async () => {
  const turns = new Turns();
  const greedy = () => turns.isBeyondShare(request, pending, () => 'greedy');
  const inFirstTurn = Array.from({ length: 30 }, greedy);
  expect(inFirstTurn.filter((waits) => !waits)).toHaveLength(18);
  expect(turns.isBeyondShare(request, pending, () => 'another')).toBe(false);
  await nextTurn();
  expect(greedy()).toBe(false);
});

test('a turn has room for more responses from the cache', () => {
  const turns = new Turns();
  const inTurn = Array.from({ length: 200 }, () =>
    turns.isBeyondShare(request, cached, () => 'greedy'),
  );
  expect(inTurn.filter((waits) => !waits)).toHaveLength(130);
});

test('any number of connections with one request each are served at once', () => {
  const turns = new Turns();
  let looks = 0;
  for (let n = 0; n < 1000; n++)
    expect(
      turns.isBeyondShare(request, pending, () => {
        looks += 1;
        return String(n);
      }),
    ).toBe(false);
  expect(looks).toBe(984);
});

test('a server handles few requests per turn from clients that pipeline and never read', async () => {
  const turns = new Turns();
  let answered = 0;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request, self): Response | Promise<Response> {
      answered += 1;
      const answer = new Response('x');
      const connection = () => String(self.requestIP(request)?.port);
      return turns.isBeyondShare(request, answer, connection) ? inNextTurn(answer) : answer;
    },
  });
  const sockets: Socket[] = [];
  for (let n = 0; n < 10; n++) {
    const socket = connect(server.port as number, '127.0.0.1');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
    sockets.push(socket);
  }
  // each client gets some responses, none gets all
  await until(() => answered > 9);
  await Bun.sleep(200);
  expect(answered).toBeLessThan(500);
  expect((await fetch(server.url)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await server.stop(true);
});

test('four thousand searches on one connection delay no other client', async () => {
  await using site = await startSite({ variables: { SEED: 'none' } });
  const socket = connect(site.port, '127.0.0.1');
  let answers = 0;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (data: Buffer) => {
    answers += data.toString('latin1').split('HTTP/1.1 ').length - 1;
  });
  socket.on('error', () => {});
  const search = (_: unknown, n: number) => `GET /search?q=word${n} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(Array.from({ length: 4000 }, search).join(''));
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  expect(answers).toBeLessThan(100);
  await closed;
  expect(answers).toBeLessThan(100);
}, 60_000);
