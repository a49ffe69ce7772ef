// What a stop does to those who are being served (contract §5).
import { expect, test } from 'bun:test';
import { KillableSite } from '#testing/killable-site.ts';

const BODY = JSON.stringify({ password: 'not the password' });
const DEADLINE_MS = 10_000;

test('requests under way complete, new ones are refused, and the process exits with 0', async () => {
  await using site = await KillableSite.open();
  const call = await halfOfALogin(site);

  const stopped = site.stop();
  await refused(site);
  call.write(BODY.slice(4));

  expect(await call.answer).toStartWith('HTTP/1.1 401 ');
  expect(await call.answer).toContain('{"message":"Invalid password"}');
  expect(await stopped).toBe(0);
});

test('a client that never finishes does not delay a stop by ten seconds', async () => {
  await using site = await KillableSite.open();
  await halfOfALogin(site);
  const start = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(DEADLINE_MS);
}, 15_000);

/** A login that the server has begun to read; `answer` is what it has sent when it hangs up. */
async function halfOfALogin(site: KillableSite) {
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  let received = '';
  const socket = await Bun.connect({
    ...site.address,
    socket: {
      data(_, data) {
        received += data.toString();
      },
      close: () => resolve(received),
      error: () => resolve(received),
    },
  });
  const { hostname, port } = site.address;
  socket.write(
    `POST /api/admin/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      `Connection: close\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 4)}`,
  );
  // the next answer comes after this request was heard
  await site.call('GET', '/healthz');
  return { answer, write: (text: string) => socket.write(text) };
}

/** Waits until the server takes no connection any more. */
async function refused(site: KillableSite) {
  for (;;) {
    const socket = await Bun.connect({ ...site.address, socket: { data: () => {} } }).catch(
      () => null,
    );
    if (socket === null) return;
    socket.end();
    await Bun.sleep(5);
  }
}
